import type { Instant } from '../../../../platform/vocabulary/dates.ts'
import type { Id } from '../../../../platform/vocabulary/ids.ts'
import {
  dateAndTime,
  fullDate,
  type MailableMember,
  type NewMail,
} from '../../../company/outgoing-mail/port.ts'
import type { KeyKind } from '../shapes.ts'
import { expiryMail } from './letter.ts'

/** Days before its expiry at which a key is warned of: the interface's. */
export const warningDays = [14, 3] as const

/** A key that is to be warned of now. */
export interface ExpiringKey {
  readonly id: Id
  readonly name: string
  readonly kind: KeyKind
  readonly prefix: string
  readonly last4: string
  readonly ownerMembershipId: Id
  readonly createdBy: Id | null
  readonly expiresAt: Instant
  readonly daysBefore: number
}

/** The recipients: the owner and, for a service key, also its creator. */
export const readersOf = ({ kind, ownerMembershipId, createdBy }: ExpiringKey): Id[] =>
  kind === 'service' && createdBy !== null && createdBy !== ownerMembershipId
    ? [ownerMembershipId, createdBy]
    : [ownerMembershipId]

/** The mails that warn of a key. Who has left meanwhile, or has no address, is not among `people`. */
export const warningsOf = (
  key: ExpiringKey,
  people: ReadonlyMap<Id, MailableMember>,
  organisation: { readonly name: string; readonly timeZone: string },
): NewMail[] =>
  readersOf(key).flatMap(id => {
    const person = people.get(id)
    return person ? warning(key, person, organisation) : []
  })

function warning(
  key: ExpiringKey,
  person: MailableMember,
  organisation: { readonly name: string; readonly timeZone: string },
): NewMail {
  const { locale } = person
  const { timeZone } = organisation
  const news = {
    organisation: organisation.name,
    name: person.callName,
    key: key.name,
    recognition: `${key.prefix}…${key.last4}`,
    date: fullDate(key.expiresAt, timeZone, locale),
    dateAndTime: dateAndTime(key.expiresAt, timeZone, locale),
    reader: person.id === key.ownerMembershipId ? ('owner' as const) : ('creator' as const),
  }
  return {
    kind: 'api_key_expiry',
    to: { address: person.email, name: person.displayName, membershipId: person.id },
    locale,
    ...expiryMail(news, locale),
    about: { type: 'api_key', id: key.id },
    usefulUntil: key.expiresAt,
  }
}
