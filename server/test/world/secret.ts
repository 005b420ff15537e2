/** The service's own secret in tests. */
export const secret = Buffer.alloc(32, 7)
