import type { WriteTransaction } from '../../../../platform/data/database.ts'
import type { Services } from '../../../../platform/services.ts'
import { dateIn, type PlainDate } from '../../../../platform/vocabulary/dates.ts'
import type { Id } from '../../../../platform/vocabulary/ids.ts'
import {
  type OrganisationAccess,
  organisationAccess,
  organisationInstant,
  organisationTerms,
} from '../../../company/organisation/port.ts'

const organisationsAtOnce = 500

/** Does something for one organisation after the other until it is to stop. */
export async function inEveryOrganisation(
  { database }: Services,
  stopping: AbortSignal | undefined,
  work: (orgId: Id) => Promise<void>,
): Promise<void> {
  for (let after: Id | null = null; !stopping?.aborted; ) {
    let query = database.directory
      .selectFrom('organisations')
      .select('orgId')
      .orderBy('orgId')
      .limit(organisationsAtOnce)
    if (after !== null) query = query.where('orgId', '>', after)
    const organisations = await query.execute()
    for (const { orgId } of organisations) if (!stopping?.aborted) await work(orgId)
    if (organisations.length < organisationsAtOnce) return
    after = organisations.at(-1)?.orgId ?? null
  }
}

/** The organisation's date, by its zone and its clock; undefined when there is no such organisation. */
export async function presentDate(
  db: ReturnType<Services['database']['reader']>,
  orgId: Id,
): Promise<PlainDate | undefined> {
  const [row] = await db.sql<{ organisation: OrganisationAccess | null }>`
    select ${organisationAccess(orgId)} as organisation`
  return row?.organisation
    ? dateIn(row.organisation.timeZone, organisationInstant(row.organisation))
    : undefined
}

/** The organisation's date of a transaction, which may come after midnight when it was looked before whether there is something to do. */
export const dateOfTransaction = async (tx: WriteTransaction): Promise<PlainDate> =>
  dateIn((await organisationTerms(tx)).timeZone, tx.now)
