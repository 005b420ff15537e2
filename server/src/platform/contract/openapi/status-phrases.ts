import { STATUS_CODES } from 'node:http'

/** What an answer is called where tools name it, RFC 9110 §15; which code it has is said by its examples. */
export const phraseOf = (status: number): string => {
  const phrase = STATUS_CODES[status]
  if (phrase === undefined) throw new RangeError(`${status} is no status of HTTP`)
  return phrase
}
