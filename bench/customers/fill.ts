import type { DataSet } from '../data-set.ts'

/** How much the one organisation has. */
export interface Amounts {
  readonly customers: number
  readonly contacts: number
  readonly deals: number
  readonly activities: number
}

const word = (n: string) => `
  (array['Helsingin','Äänekosken','Tampereen','Jyväskylän','Kuopion','Mäntän','Pöytyän','Rovaniemen'])[1 + ${n} / 3 % 8]
    || ' ' || (array['Kiinteistö','Siivous','Kuljetus','Asennus','Sähkötyö','Putkityö','Varasto','Kone','Maalaus','Huolto'])[1 + ${n} / 24 % 10]`

const person = (n: string) => `
  (array['Matti','Maija','Liisa','Pekka','Juha','Anna','Sari','Timo','Kari','Aino','Veikko','Tuulikki'])[1 + ${n} * 7 % 12]
    || ' ' || (array['Virtanen','Korhonen','Mäkinen','Nieminen','Mäkelä','Hämäläinen','Laine','Koskinen','Åkerblom'])[1 + ${n} / 12 % 9]`

/**
 * Each step fills tables of the organisation `$1` from `$2` numbers; `$3` is a member. Customers, contacts and deals are found
 * again by the number, their external id.
 */
const steps: readonly (readonly [string, keyof Amounts, string])[] = [
  [
    'customers',
    'customers',
    `with made as (
       select n, case when n = 1 then 'Äänekosken Sähkö Oy' else ${word('n')} || ' ' || n || ' Oy' end as name,
         (array['Helsinki','Äänekoski','Tampere','Jyväskylä','Kuopio','Mänttä','Pöytyä','Rovaniemi'])[1 + n % 8] as city,
         case when n % 10 > 0 then 'a-' || n end as code,
         case when n = 1 then '2345678-0' else lpad((1000000 + n * 7919 % 8999999)::text, 7, '0') || '-' || n % 10 end as business_id
       from generate_series(1, $2::integer) n)
     insert into customers (org_id, id, code, name, kind, active, business_id, owner_membership_id, addresses, city, phone, website,
       invoice_email, collection_hold, search_text, external_source, external_id, created_at, updated_at)
     select $1, uuidv7(), code, name, 'company', n % 20 <> 0, business_id, case when n % 3 = 0 then $3::uuid end, '[]', city,
       '+358 40 ' || 1000000 + n, 'https://www.a' || n || '.example', 'laskut@a' || n || '.example', false,
       lower(concat_ws(E'\\n', name, coalesce(code, ''), city)), 'bench', n::text,
       now() - n * interval '1 minute', now() - n * interval '1 minute'
     from made`,
  ],
  [
    'contacts',
    'contacts',
    `with made as (
       select n, ${person('n')} as name, '+358 50 ' || 1000000 + n as phone,
         case when n = 1 then 'info@sahko.example' else 'h' || n || '@' || (array['posti','kunta','yritys'])[1 + n % 3] || '.example' end as email
       from generate_series(1, $2::integer) n)
     insert into contacts (org_id, id, name, email, phone, consent, opted_out, search_text, external_source, external_id, created_at, updated_at)
     select $1, uuidv7(), name, email, phone, 'unknown', n % 9 = 0, lower(concat_ws(E'\\n', name, email, phone)), 'bench', n::text, now(), now()
     from made`,
  ],
  [
    'customer_contacts',
    'contacts',
    `insert into customer_contacts (org_id, customer_id, contact_id, is_primary, active)
     select $1, c.id, p.id, p.external_id = c.external_id, p.external_id::integer % 30 <> 0 or p.external_id = c.external_id
     from contacts p join customers c on c.org_id = $1 and c.external_id = (1 + (p.external_id::integer - 1) % 200000)::text
     where p.org_id = $1`,
  ],
  [
    'deals',
    'deals',
    `with stages as (
       select s.id, s.pipeline_id, row_number() over (order by s.position) - 1 as place, count(*) over () as count
       from pipeline_stages s join pipelines p on p.org_id = $1 and p.id = s.pipeline_id and p.is_default where s.org_id = $1)
     insert into deals (org_id, id, title, state, customer_id, pipeline_id, stage_id, stage_entered_at, owner_membership_id, value_cents,
       expected_close_date, closed_at, search_text, external_source, external_id, created_at, updated_at)
     select $1, uuidv7(), 'Tarjous ' || n, case when n % 3 = 0 then 'open' when n % 3 = 1 then 'won' else 'lost' end, c.id, s.pipeline_id, s.id,
       now() - n % 500 * interval '1 day', $3, (1 + n % 997) * 10000, current_date + n % 200,
       case when n % 3 > 0 then now() - n % 500 * interval '1 day' end, 'tarjous ' || n, 'bench', n::text,
       now() - n * interval '1 minute', now()
     from generate_series(1, $2::integer) n join stages s on s.place = n % s.count
       join customers c on c.org_id = $1 and c.external_id = (1 + n * 7 % 150000)::text`,
  ],
  [
    'deal_stage_stays',
    'deals',
    `insert into deal_stage_stays (org_id, id, deal_id, pipeline_id, stage_id, entered_at, left_at)
     select d.org_id, uuidv7(), d.id, d.pipeline_id, d.stage_id, d.stage_entered_at, d.closed_at
     from deals d where d.org_id = $1`,
  ],
  [
    'customer_pipelines',
    'deals',
    `insert into customer_pipelines (org_id, customer_id, open_cents)
     select d.org_id, d.customer_id, sum(d.value_cents) from deals d
     where d.org_id = $1 and d.state = 'open' group by d.org_id, d.customer_id`,
  ],
  [
    'activities',
    'activities',
    `insert into activities (org_id, id, type, subject, state, due_at, done_at, customer_id, owner_membership_id, created_at, updated_at)
     select $1, uuidv7(), 'call', 'Soitto ' || n, case when n % 5 > 0 then 'done' else 'planned' end, now() - n % 1000 * interval '1 day',
       case when n % 5 > 0 then now() - n % 1000 * interval '1 day' - n % 86400 * interval '1 second' end, c.id, $3, now(), now()
     from generate_series(1, $2::integer) n
       join customers c on c.org_id = $1 and c.external_id = (1 + n::bigint * 7 % 180000)::text`,
  ],
  [
    'customer_last_activities',
    'activities',
    `insert into customer_last_activities (org_id, customer_id, last_activity_at)
     select a.org_id, a.customer_id, max(a.done_at) from activities a
     where a.org_id = $1 and a.state = 'done' group by a.org_id, a.customer_id`,
  ],
  [
    'customer_tag_links',
    'customers',
    `insert into customer_tag_links (org_id, customer_id, tag_id)
     select $1, c.id, t.id from customers c join customer_tags t on t.org_id = $1
       and c.external_id::integer % (case t.code when 'rare' then 1000 else 2 end) = 0
     where c.org_id = $1`,
  ],
  [
    'custom_field_values',
    'customers',
    `insert into custom_field_values (org_id, record_id, field_id, position, lookup, value)
     select $1, c.id, f.id, 0, v.value, to_jsonb(v.value) from customers c
       join custom_fields f on f.org_id = $1 and f.kind = 'customer' and f.key = 'region'
       cross join lateral (select case when c.external_id::integer % 500 = 0 then 'north' else 'south' end as value) v
     where c.org_id = $1`,
  ],
]

/** Fills what is missing, in the order in which rows refer to each other. */
export async function fillCustomers(
  { owner }: DataSet,
  orgId: string,
  memberId: string,
  amounts: Amounts,
): Promise<void> {
  for (const [table, of, text] of steps) {
    const [there] = await owner<{ some: boolean }>(
      `select exists (select from ${table} where org_id = $1) as some`,
      [orgId],
    )
    if (there?.some) continue
    console.log(`Filling ${table} …`)
    const parameters = [orgId, amounts[of], memberId].slice(
      0,
      text.includes('$3') ? 3 : text.includes('$2') ? 2 : 1,
    )
    await owner(text, parameters)
    await owner(`vacuum analyze ${table}`)
  }
}
