import { type RawBuilder, sql } from 'kysely'
import type { WriteTransaction } from '../../../platform/data/database.ts'
import { table } from '../../../platform/data/table.ts'
import { integer, json, text, uuid } from '../../../platform/data/table-columns.ts'
import type { TenantDb } from '../../../platform/data/tenant-db.ts'
import type { Id } from '../../../platform/vocabulary/ids.ts'
import type { CustomField, CustomFieldValues } from './shapes.ts'
import { type HeldValue, isSame, lookupOf } from './values.ts'

const values = table(
  'customFieldValues',
  {
    recordId: uuid,
    fieldId: uuid,
    position: integer,
    lookup: text,
    value: json<string | number | boolean>(),
  },
  { key: ['recordId', 'fieldId', 'position'] },
)

/** The values of a record as one `jsonb` object by key; for a statement that has its id. */
export const valuesOf = (orgId: string, recordId: RawBuilder<unknown>): RawBuilder<CustomFieldValues> =>
  sql<CustomFieldValues>`coalesce((
    select jsonb_object_agg(g.key, case when g.type = 'options' then g.chosen else g.chosen -> 0 end)
    from (
      select f.key, f.type, jsonb_agg(v.value order by v.position) as chosen
      from custom_field_values v join custom_fields f on f.org_id = ${orgId} and f.id = v.field_id
      where v.org_id = ${orgId} and v.record_id = ${recordId}
      group by f.key, f.type) g), '{}'::jsonb)`

/** Whether a record has all of the values; for a statement that has its id. Found by an index. */
export const hasValues = (
  orgId: string,
  recordId: RawBuilder<unknown>,
  held: readonly HeldValue[],
): RawBuilder<boolean> =>
  held.length === 0
    ? sql<boolean>`true`
    : sql<boolean>`(${sql.join(
        held.map(
          ({ field, value }) => sql`exists (
            select from custom_field_values v
            where v.org_id = ${orgId} and v.field_id = ${field.id} and v.lookup = ${lookupOf(value)}
              and v.value = ${JSON.stringify(value)}::jsonb and v.record_id = ${recordId})`,
        ),
        sql` and `,
      )})`

/** What a record had and has now; `before` is null for a new one. */
export interface ChangedValues {
  readonly recordId: Id
  readonly before: CustomFieldValues | null
  readonly after: CustomFieldValues
}

/** Saves the values of records as sets: two statements, however many there are, and none where nothing changed. */
export function saveValues(
  tx: WriteTransaction,
  fields: readonly CustomField[],
  records: readonly ChangedValues[],
): Promise<unknown> {
  const changed = records.flatMap(({ recordId, before, after }) =>
    fields
      .filter(({ key }) => !isSame(before?.[key], after[key]))
      .map(field => ({
        recordId,
        field,
        wasThere: before?.[field.key] !== undefined,
        value: after[field.key],
      })),
  )
  const gone = changed
    .filter(({ wasThere }) => wasThere)
    .map(({ recordId, field }) => ({ recordId, fieldId: field.id }))
  if (gone.length > 0)
    tx.defer(tx.sql`
      delete from custom_field_values v
      using jsonb_to_recordset(${JSON.stringify(gone)}::jsonb) as g("recordId" uuid, "fieldId" uuid)
      where v.org_id = ${tx.orgId} and v.record_id = g."recordId" and v.field_id = g."fieldId"
      returning 1`)
  return values.insert(
    tx,
    changed.flatMap(({ recordId, field, value }) =>
      (value === undefined ? [] : Array.isArray(value) ? value : [value]).map((each, position) => ({
        recordId,
        fieldId: field.id,
        position,
        lookup: lookupOf(each),
        value: each,
      })),
    ),
  )
}

/** Which of the codes some record has as a value of the field. */
export async function optionsInUse(db: TenantDb, fieldId: Id, codes: readonly string[]): Promise<string[]> {
  if (codes.length === 0) return []
  const found = await db.sql<{ code: string }>`
    select c.code from unnest(${codes}::text[]) as c(code)
    where exists (
      select from custom_field_values v
      where v.org_id = ${db.orgId} and v.field_id = ${fieldId} and v.lookup = c.code)`
  return found.map(({ code }) => code)
}

/** Takes every value of records that are going. */
export const removeValues = (tx: WriteTransaction, recordIds: readonly Id[]): Promise<unknown> =>
  tx.sql`
    delete from custom_field_values v
    where v.org_id = ${tx.orgId} and v.record_id = any(${recordIds}::uuid[]) returning 1`
