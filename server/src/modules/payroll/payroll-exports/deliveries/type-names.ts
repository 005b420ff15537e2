import type { TenantDb } from '../../../../platform/data/tenant-db.ts'
import { dayTypeVersionsBetween } from '../../../company/catalogs/day-types/port.ts'
import { entryTypeVersionsBetween } from '../../../company/catalogs/entry-types/port.ts'
import type { Rendered } from './rendition/rendition.ts'
import { missingOf, type TypeNames } from './unrenderable.ts'

/** The names of the types without a code, for a refusal; nothing is read where there is none. */
export async function typeNames(db: TenantDb, { unrenderable }: Rendered): Promise<TypeNames> {
  if (unrenderable?.why !== 'pay_type_missing') return new Map()
  const ids = missingOf(unrenderable.lines).flatMap(({ entryTypeId }) => entryTypeId ?? [])
  const [entryTypes, dayTypes] = await Promise.all([
    entryTypeVersionsBetween(db, ids, ...everyVersion),
    dayTypeVersionsBetween(db, ...everyVersion),
  ])
  return new Map([...entryTypes, ...dayTypes].map(({ id, name }) => [id, name]))
}

const everyVersion = ['0001-01-01', '9999-12-31'] as const
