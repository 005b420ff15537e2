/** Every way in which a secret may stand in a text: as it is, and as base64 or hexadecimal of it or of what it encodes. */
export function formsOf(secret: string): string[] {
  const forms = new Set([secret, JSON.stringify(secret).slice(1, -1)])
  for (const bytes of [Buffer.from(secret), ...decoded(secret)]) {
    forms.add(bytes.toString('hex'))
    for (const text of [bytes.toString('base64'), bytes.toString('base64url')])
      forms.add(text.replace(/=+$/, ''))
    for (const text of insideBase64(bytes))
      forms.add(text).add(text.replaceAll('+', '-').replaceAll('/', '_'))
  }
  return [...forms].filter(form => form.length >= 12)
}

/** What a secret that is text of random bytes encodes. */
function decoded(secret: string): Buffer[] {
  const found: Buffer[] = []
  if (/^[A-Za-z0-9_-]{32,}$/.test(secret)) found.push(Buffer.from(secret, 'base64url'))
  if (/^[0-9a-f]{32,}$/i.test(secret)) found.push(Buffer.from(secret, 'hex'))
  if (/^[A-Z2-7]{16,}$/.test(secret)) found.push(base32(secret))
  return found
}

/** What is left of it in base64 of a longer text, where it begins at any of three places. */
const insideBase64 = (bytes: Buffer): string[] =>
  [0, 1, 2].map(offset => {
    const text = Buffer.concat([Buffer.alloc(offset), bytes])
      .toString('base64')
      .replace(/=+$/, '')
    // The first and the last letters are made with what stands beside it.
    return text.slice(offset === 0 ? 0 : offset + 1, -2)
  })

function base32(text: string): Buffer {
  const bits = Array.from(text)
    .map(letter => 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'.indexOf(letter).toString(2).padStart(5, '0'))
    .join('')
  return Buffer.from((bits.match(/.{8}/g) ?? []).map(byte => Number.parseInt(byte, 2)))
}
