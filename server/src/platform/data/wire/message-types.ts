/** The first byte of each message that PostgreSQL sends. */
export const message = {
  parseComplete: 0x31,
  bindComplete: 0x32,
  closeComplete: 0x33,
  notification: 0x41,
  commandComplete: 0x43,
  dataRow: 0x44,
  error: 0x45,
  emptyQuery: 0x49,
  noData: 0x6e,
  notice: 0x4e,
  parameterStatus: 0x53,
  parameterDescription: 0x74,
  rowDescription: 0x54,
  readyForQuery: 0x5a,
} as const
