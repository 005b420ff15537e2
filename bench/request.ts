/** A request that is ready to be sent, any number of times. */
export interface Request {
  readonly method: 'GET' | 'PUT' | 'POST'
  readonly path: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: string | null
}

export const authorised = (key: string) => ({ authorization: `Bearer ${key}` })

export const get = (key: string, path: string): Request => ({
  method: 'GET',
  path,
  headers: authorised(key),
  body: null,
})

export const send = (method: 'PUT' | 'POST', key: string, path: string, body: unknown): Request => ({
  method,
  path,
  headers: { ...authorised(key), 'content-type': 'application/json' },
  body: JSON.stringify(body),
})

/** The header by which a repeated POST is known as the same. */
export const idempotencyKey = 'idempotency-key'
