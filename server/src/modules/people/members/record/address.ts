import { domainToASCII } from 'node:url'
import type { Id } from '../../../../platform/vocabulary/ids.ts'

/** Reserved by RFC 2606, so that nothing sent to it can ever arrive anywhere. */
export const syntheticDomain = 'device-only.invalid'

/** RFC 5321 §4.5.3.1 and RFC 3696 erratum 1690. */
const longest = { local: 64, address: 254 }

const label = /^[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?$/
/** Dot-atom of RFC 5322 §3.2.3 with the letters of RFC 6531; quoted local parts are out of use. */
const localPart = /^[\p{L}\p{M}\p{N}!#$%&'*+/=?^_`{|}~-]+(\.[\p{L}\p{M}\p{N}!#$%&'*+/=?^_`{|}~-]+)*$/u

/**
 * The one form of an e-mail address by which a person is known: compatibility characters composed (NFKC), lower
 * case, the domain in ASCII (IDNA). Two spellings of one mailbox give one text. Undefined when it is no address.
 */
export function normaliseAddress(text: string): string | undefined {
  const folded = text.normalize('NFKC').trim().toLowerCase()
  const at = folded.lastIndexOf('@')
  const local = folded.slice(0, at)
  const domain = domainToASCII(folded.slice(at + 1))
  const labels = domain.split('.')
  if (at < 1 || !localPart.test(local) || Buffer.byteLength(local) > longest.local) return undefined
  if (labels.length < 2 || !labels.every(part => label.test(part)) || /^\d+$/.test(labels.at(-1) ?? ''))
    return undefined
  if (domain === syntheticDomain) return undefined
  const address = `${local}@${domain}`
  return Buffer.byteLength(address) > longest.address ? undefined : address
}

/** The address of a member who has none: never delivered to, and never anybody else's. */
export const syntheticAddress = (membershipId: Id): string => `${membershipId}@${syntheticDomain}`

export const isSynthetic = (address: string): boolean => address.endsWith(`@${syntheticDomain}`)
