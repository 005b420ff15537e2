import type { Database } from '../platform/data/database.ts'
import { type Id, isId } from '../platform/vocabulary/ids.ts'
import { RequestRefused } from '../platform/vocabulary/request-refused.ts'
import { UsageError } from './command.ts'
import { nearest } from '../platform/vocabulary/nearest.ts'

/**
 * The organisation with a slug or an id; the only one when none is given. Throws `RequestRefused`
 * (`organisation_not_found`), and `UsageError` when several could be meant.
 */
export async function findOrganisation({ directory }: Database, wanted: string | undefined): Promise<Id> {
  const known = await directory
    .selectFrom('organisations')
    .select(['orgId', 'slug'])
    .orderBy('slug')
    .execute()
  const slugs = known.map(({ slug }) => slug)
  if (wanted === undefined) {
    const [only, ...others] = known
    if (!only)
      throw new RequestRefused(
        'organisation_not_found',
        'There is no organisation yet; “konttori organisation create” makes one.',
      )
    if (others.length === 0) return only.orgId
    throw new UsageError(`There are several organisations; give --organisation with one of ${listed(slugs)}.`)
  }
  const found = known.find(
    ({ orgId, slug }) => slug === wanted || (isId(wanted) && orgId === wanted.toLowerCase()),
  )
  if (found) return found.orgId
  const meant = nearest(wanted, slugs)
  throw new RequestRefused(
    'organisation_not_found',
    `There is no organisation “${wanted}”.${meant === undefined ? '' : ` Did you mean “${meant}”?`}`,
  )
}

const listed = (slugs: readonly string[]): string =>
  slugs.length > 10 ? `${slugs.slice(0, 10).join(', ')} and others` : slugs.join(', ')
