import type { Detail } from './decision.ts'

export interface ShapeError {
  readonly pointer?: string
  readonly parameter?: string
  readonly header?: string
  /** In a table document: the line of the file, and the column by its header or letter. */
  readonly line?: number
  readonly column?: string
  readonly message: string
}

/** Thrown to answer a request with a problem document. */
export class RequestRefused extends Error {
  override readonly name = 'RequestRefused'
  readonly code: string
  readonly extra: Readonly<Record<string, unknown>>
  readonly headers: Readonly<Record<string, string>>

  constructor(
    code: string,
    detail: string | Detail,
    extra: Readonly<Record<string, unknown>> = {},
    headers: Readonly<Record<string, string>> = {},
  ) {
    super(typeof detail === 'string' ? detail : detail.sentence)
    this.code = code
    this.extra = typeof detail === 'string' ? extra : { ...detail.values, ...extra }
    this.headers = headers
  }
}

export const badRequest = (errors: readonly ShapeError[]): RequestRefused =>
  new RequestRefused('bad-request', describe(errors[0]), { errors })

function describe(error: ShapeError | undefined): string {
  if (!error) return 'The request is malformed.'
  const place =
    error.pointer ?? error.parameter ?? error.header ?? (error.line && `line ${error.line}, ${error.column}`)
  return place ? `${place}: ${error.message}.` : `${error.message}.`
}
