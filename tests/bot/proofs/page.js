// Runs the script of verify.html in Node, without a browser; the first argument is the path of the page.
// Input: for each file its length in four bytes, big-endian, then its bytes. Output: for each file one line,
// "true" or the reason why it is refused.
"use strict";
const { createHash, createHmac } = require("node:crypto");
const { readFileSync } = require("node:fs");

const script = readFileSync(process.argv[2], "utf8").match(/<script>([^]*)<\/script>/)[1];
const part = { addEventListener() {} };
// The same functions without a thread for each call, five times faster. The browser tests use the real ones.
const subtle = {
  digest: async (_, data) => createHash("sha256").update(data).digest(),
  importKey: async (_, raw) => raw,
  sign: async (_, key, data) => createHmac("sha256", key).update(data).digest(),
};
const { verify, Refused } = new Function("document", "crypto", `${script}; return { verify, Refused };`)(
  { getElementById: () => part }, { subtle },
);

async function verdict(data) {
  try {
    await verify(data);
    return "true";
  } catch (error) {
    return error instanceof Refused ? error.reason : `crashed ${String(error).replaceAll("\n", " ")}`;
  }
}

async function main() {
  let waiting = [], length = 0;
  for await (const chunk of process.stdin) {
    waiting.push(chunk);
    length += chunk.length;
    if (length < 4 || length < 4 + (waiting = [Buffer.concat(waiting)])[0].readUInt32BE(0)) continue;
    let data = waiting[0], said = "";
    while (data.length >= 4 && data.length >= 4 + data.readUInt32BE(0)) {
      const size = data.readUInt32BE(0);
      said += `${await verdict(data.subarray(4, 4 + size))}\n`;
      data = data.subarray(4 + size);
    }
    waiting = [data];
    length = data.length;
    process.stdout.write(said);
  }
}

main();
