export type Encoding = 'br' | 'gzip'

/** The encoding to answer in: ours first, of those that the caller takes. RFC 9110 §12.5.3. */
export function preferredEncoding(accepted: string | undefined): Encoding | undefined {
  if (!accepted) return undefined
  const taken = new Map(
    accepted.split(',').map(part => {
      const [name = '', ...parameters] = part.split(';').map(text => text.trim().toLowerCase())
      const weight = parameters.find(parameter => parameter.startsWith('q='))
      return [name, weight === undefined ? 1 : Number(weight.slice(2))]
    }),
  )
  const takes = (encoding: Encoding) => (taken.get(encoding) ?? taken.get('*') ?? 0) > 0
  return takes('br') ? 'br' : takes('gzip') ? 'gzip' : undefined
}
