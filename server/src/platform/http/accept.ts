/**
 * Whether an `Accept` header (RFC 9110 §12.5.1) asks for HTML, by name and no less than for JSON, as browsers do when a
 * person opens an address. “Anything”, which scripts send, asks for nothing in particular.
 */
export function prefersHtml(accept: string | undefined): boolean {
  if (!accept) return false
  const weights = new Map(accept.slice(0, 1000).split(',').map(readRange))
  const html = Math.max(weights.get('text/html') ?? 0, weights.get('application/xhtml+xml') ?? 0)
  const json = Math.max(weights.get('application/json') ?? 0, weights.get('application/problem+json') ?? 0)
  return html > 0 && html >= json
}

function readRange(text: string): [type: string, weight: number] {
  const [type = '', ...parameters] = text.split(';').map(part => part.trim().toLowerCase())
  const weight = parameters.find(parameter => parameter.startsWith('q='))
  return [type, weight === undefined ? 1 : Number(weight.slice(2)) || 0]
}
