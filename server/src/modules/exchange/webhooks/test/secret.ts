/** The service secret that every process of a test shares. */
export const secretOfTests: Buffer = Buffer.alloc(32, 9)
