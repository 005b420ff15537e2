import type { DataSet } from '../data-set.ts'

/** Ten tables with rows of one organisation, and how another row of each is made of a number `n`. */
const rowsOf: Readonly<Record<string, string>> = {
  memberships: `(org_id, id, display_name, first_names, last_name, email, phone, role, status, withheld_modules, created_at, updated_at)
    select $1, uuidv7(), first || ' ' || last, first, last, lower(first) || '.' || n || '@example.fi',
      '+358 40 ' || 1000000 + n, 'employee', case when n % 20 = 0 then 'deactivated' else 'active' end, '{}', now(), now()`,
  employment_terms: `(org_id, membership_id, payroll_number, insurers)
    select $1, m.id, n::text, '[]'`,
  dimension_values: `(org_id, id, dimension_id, code, name, active, updated_at)
    select $1, uuidv7(), (select id from dimensions where org_id = $1 order by code limit 1), 'kp-' || n,
      place || ' ' || work || ' ' || n, n % 20 <> 0, now()`,
  planning_units: `(org_id, id, code, name, active, updated_at)
    select $1, uuidv7(), 'unit-' || n, place || ' ' || work, n % 20 <> 0, now()`,
  entry_types: `(org_id, id, code, name, category, active, updated_at)
    select $1, uuidv7(), 'type-' || n, work || ' ' || place, 'work', true, now()`,
  day_types: `(org_id, id, code, name, active, updated_at)
    select $1, uuidv7(), 'day-' || n, work || ' ' || n, true, now()`,
  staff_groups: `(org_id, id, code, name, active, updated_at)
    select $1, uuidv7(), 'group-' || n, place || 'n ' || work, true, now()`,
  employers: `(org_id, id, name, active, updated_at)
    select $1, uuidv7(), last || ' ' || work || ' Oy ' || n, true, now()`,
  payment_terms: `(org_id, id, code, name, active, updated_at)
    select $1, uuidv7(), 'net-' || n, n || ' pv ' || work, true, now()`,
  webhooks: `(org_id, id, url, events, description, state, created_at, updated_at)
    select $1, uuidv7(), 'https://' || lower(first) || '.example.com/' || n, '{workday.approved}', place || ' ' || n, 'active', now(), now()`,
}

const words = `cross join lateral (select
  (array['Matti','Maija','Liisa','Pekka','Juha','Anna','Sari','Timo','Kari','Aino','Veikko','Tuulikki'])[1 + n * 7 % 12] as first,
  (array['Virtanen','Korhonen','Mäkinen','Nieminen','Mäkelä','Hämäläinen','Laine','Heikkinen','Koskinen','Järvinen','Åkerblom'])[1 + n / 12 % 11]
    || (array['','-Salo','-Aho','-Ranta'])[1 + n / 132 % 4] as last,
  (array['Helsinki','Äänekoski','Tampere','Jyväskylä','Kuopio','Mänttä','Pöytyä','Rovaniemi'])[1 + n / 3 % 8] as place,
  (array['Kiinteistöhuolto','Siivous','Kuljetus','Asennus','Sähkötyö','Putkityö','Varasto','Toimisto','Myynti','Huolto'])[1 + n / 24 % 10] as work) w`

/** So many rows of each table for the one organisation, and as many of others. */
export async function fillTexts({ owner }: DataSet, orgId: string, rows: number): Promise<void> {
  for (const [table, columns] of Object.entries(rowsOf)) {
    const [there] = await owner<{ count: number }>(
      `select count(*)::integer as count from ${table} where org_id = $1`,
      [orgId],
    )
    if ((there?.count ?? 0) >= rows) continue
    const of =
      table === 'employment_terms'
        ? ` join (select id, row_number() over () as number from memberships where org_id = $1) m on m.number = n`
        : ''
    await owner(
      `insert into ${table} ${columns} from generate_series(1, $2::integer) n ${words} ${of} on conflict do nothing`,
      [orgId, rows],
    )
    await owner(`vacuum analyze ${table}`)
  }
}
