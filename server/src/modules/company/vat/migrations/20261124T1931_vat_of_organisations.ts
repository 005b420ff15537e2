import { type Kysely, sql } from 'kysely'
import { acrossOrganisations } from '../../../../platform/data/tenancy.ts'

/** Only expands: organisations that are there get what a new one begins with. */
export const expands = true

const tables = ['organisations', 'vat_rates', 'vat_rate_versions', 'vat_treatments', 'vat_treatment_versions']

export async function up(db: Kysely<unknown>): Promise<void> {
  await acrossAll(db, tables, async () => {
    await giveRates(db)
    await giveTreatments(db)
  })
}

const acrossAll = (
  db: Kysely<unknown>,
  [table, ...others]: readonly string[],
  work: () => Promise<unknown>,
): Promise<unknown> =>
  table === undefined ? work() : acrossOrganisations(db, table, () => acrossAll(db, others, work))

const now = sql`date_trunc('milliseconds', now())`

async function giveRates(db: Kysely<unknown>): Promise<void> {
  await sql`
    insert into vat_rates (org_id, id, code, name, active, updated_at)
    select o.org_id, gen_random_uuid(), g.code, g.name, true, ${now}
    from organisations o cross join (values ('standard', 'Yleinen verokanta'), ('reduced', 'Alennettu verokanta'),
      ('lowest', 'Alin verokanta'), ('zero', 'Nollaverokanta')) as g(code, name)`.execute(db)
  await sql`
    insert into vat_rate_versions (org_id, id, vat_rate_id, valid_from, valid_to, rate_bp)
    select r.org_id, gen_random_uuid(), r.id, g.valid_from::date, g.valid_to::date, g.rate_bp
    from vat_rates r join (values ('standard', '2013-01-01', '2024-08-31', 2400), ('standard', '2024-09-01', null, 2550),
      ('reduced', '2013-01-01', '2025-12-31', 1400), ('reduced', '2026-01-01', null, 1350),
      ('lowest', '2013-01-01', null, 1000), ('zero', '2013-01-01', null, 0)) as g(code, valid_from, valid_to, rate_bp)
      on g.code = r.code`.execute(db)
}

/** Code, name, category, and what invoices say in Finnish, Swedish and English. */
const treatments = [
  ['domestic', 'Kotimaan verollinen myynti', 'S'],
  [
    'construction_reverse_charge',
    'Rakennusalan käännetty verovelvollisuus',
    'AE',
    'Käännetty verovelvollisuus, AVL 8 c §',
    'Omvänd skattskyldighet, ML 8 c §',
    'Reverse charge, Value Added Tax Act 1501/1993, section 8 c',
  ],
  [
    'scrap_reverse_charge',
    'Metalliromun käännetty verovelvollisuus',
    'AE',
    'Käännetty verovelvollisuus, AVL 8 d §',
    'Omvänd skattskyldighet, ML 8 d §',
    'Reverse charge, Value Added Tax Act 1501/1993, section 8 d',
  ],
  [
    'intra_community',
    'Yhteisömyynti',
    'K',
    'AVL 72 a §, veroton yhteisömyynti',
    'ML 72 a §, skattefri gemenskapsintern försäljning',
    'Intra-community supply, Value Added Tax Act 1501/1993, section 72 a',
  ],
  [
    'intra_community_services',
    'Palvelut EU-maan elinkeinonharjoittajalle',
    'AE',
    'Käännetty verovelvollisuus, AVL 65 §',
    'Omvänd skattskyldighet, ML 65 §',
    'Reverse charge',
  ],
  [
    'export',
    'Tavaroiden vienti',
    'G',
    'AVL 70 §, veroton vienti',
    'ML 70 §, skattefri export',
    'Export, Value Added Tax Act 1501/1993, section 70',
  ],
  ['export_services', 'Palvelut elinkeinonharjoittajalle EU:n ulkopuolella', 'O'],
  ['exempt', 'Verosta vapautettu myynti', 'E'],
  ['zero_rated', 'Nollaverokannan myynti', 'Z'],
  [
    'small_business',
    'Vähäinen toiminta',
    'E',
    'AVL 3 §, vähäinen toiminta',
    'ML 3 §, verksamhet i liten skala',
    'Small business, Value Added Tax Act 1501/1993, section 3',
  ],
] as const

async function giveTreatments(db: Kysely<unknown>): Promise<void> {
  const given = JSON.stringify(
    treatments.map(([code, name, category, fi, sv, en]) => ({
      code,
      name,
      category,
      rules: { invoiceText: fi === undefined ? null : { fi, sv, en } },
    })),
  )
  const rows = sql`jsonb_to_recordset(${given}::jsonb) as g(code text, name text, category text, rules jsonb)`
  await sql`
    insert into vat_treatments (org_id, id, code, name, active, updated_at)
    select o.org_id, gen_random_uuid(), g.code, g.name, true, ${now}
    from organisations o cross join ${rows}`.execute(db)
  await sql`
    insert into vat_treatment_versions (org_id, id, vat_treatment_id, valid_from, taxed, category, buyer_vat_id_needed,
      only_for_construction, rules)
    select t.org_id, gen_random_uuid(), t.id, date '2013-01-01', g.category = 'S', g.category,
      g.category in ('AE', 'K'), g.code = 'construction_reverse_charge', g.rules
    from vat_treatments t join ${rows} on g.code = t.code`.execute(db)
}
