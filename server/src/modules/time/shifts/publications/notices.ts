import type { WriteTransaction } from '../../../../platform/data/database.ts'
import type { TenantDb } from '../../../../platform/data/tenant-db.ts'
import type { PlainDate } from '../../../../platform/vocabulary/dates.ts'
import type { Id } from '../../../../platform/vocabulary/ids.ts'
import { planningUnitNames } from '../../../company/catalogs/planning-units/port.ts'
import { mailableMembers } from '../../../people/members/port.ts'
import { settingsOf } from '../../../company/organisation/port.ts'
import { type MailServices, type NewMail, sendMails } from '../../../company/outgoing-mail/port.ts'
import { planMail, type PlanNewsKind, type TimeOfShift } from './letter.ts'

/** What one member is told of the shifts of a unit. */
export interface NotifiedMember {
  readonly membershipId: Id
  readonly planningUnitId: Id
  readonly periodFrom: PlainDate
  readonly periodTo: PlainDate
  readonly shifts: readonly TimeOfShift[]
  readonly gone: readonly TimeOfShift[]
}

/**
 * The mails that tell members of their shifts, each in the reader's language: one for each member and unit. Anyone who has no
 * address is told by the interface alone.
 */
export async function mailsFor(
  db: TenantDb,
  kind: PlanNewsKind,
  told: readonly NotifiedMember[],
): Promise<NewMail[]> {
  if (told.length === 0) return []
  const [people, unitName, { name: organisation, timeZone }] = await Promise.all([
    mailableMembers(
      db,
      told.map(({ membershipId }) => membershipId),
    ),
    planningUnitNames(db, [...new Set(told.map(({ planningUnitId }) => planningUnitId))]),
    settingsOf(db),
  ])
  const persons = new Map(people.map(person => [person.id, person]))
  return told.flatMap(({ membershipId, planningUnitId, ...news }): NewMail[] => {
    const person = persons.get(membershipId)
    if (!person) return []
    const unit = unitName(planningUnitId, person.locale)
    const mail = planMail(
      { ...news, kind, organisation, timeZone, unit, name: person.callName },
      person.locale,
    )
    return [
      {
        kind: 'shift_plan',
        to: { address: person.email, name: person.displayName, membershipId: person.id },
        locale: person.locale,
        ...mail,
        about: { type: 'planning_unit', id: planningUnitId },
      },
    ]
  })
}

export const queueNotices = (
  tx: WriteTransaction,
  services: MailServices,
  mails: readonly NewMail[],
): boolean => sendMails(tx, services, mails)
