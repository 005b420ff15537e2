export interface OutboundRequest {
  /** Names are sent as written. Those that the connection sets (`host`, `content-length`, …) are refused. */
  readonly headers: Readonly<Record<string, string>>
  readonly body: string | Buffer
  /** Milliseconds for the whole exchange: name, connection, handshake, headers and the last byte of the body. */
  readonly deadlineMs: number
  /** Bytes of the answer's body; a larger one is cut and refused. */
  readonly maxResponseBytes: number
}

export interface OutboundAnswer {
  /** The receiver's status; redirects are not followed. */
  readonly status: number
  /** The first 1024 bytes of the body as text; control characters are replaced. */
  readonly excerpt: string
  readonly durationMs: number
}
