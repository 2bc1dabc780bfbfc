"""The commands of an operator: python -m bot doctor, backup, move …"""
