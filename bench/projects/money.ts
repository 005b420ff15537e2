import type { DataSet } from '../data-set.ts'
import { fillOnce } from './answers.ts'

/** What the projects of a company have to do with money, beside their hours. */
export const money = { everyNthWithRule: 4, memberRules: 200, purchasesOfProject: 2 }

/**
 * A default rate card with rules of everybody, of roles, of members and of every fourth project, each with three versions; two
 * participants and two purchases of each project; a cost rate of each member and of everybody else.
 */
export async function fillMoney(data: DataSet, orgId: string): Promise<void> {
  await fillRates(data, orgId)
  await fillOnce(data, orgId, {
    name: 'cost_rates',
    isFilled: 'cost_rates where org_id = $1',
    text: `
      insert into cost_rates (org_id, id, membership_id, valid_from, cost_cents_per_hour, created_at, updated_at)
      select $1, uuidv7(), id, $2::date, 3000 + (row_number() over ()) % 2000, now(), now()
      from (select m.id from memberships m where m.org_id = $1 union all select null) subjects`,
    values: ['2020-01-01'],
  })
  await fillOnce(data, orgId, {
    name: 'project_purchases',
    isFilled: 'project_purchases where org_id = $1',
    text: `
      insert into project_purchases (org_id, id, project_id, supplier, description, purchase_date, state, net_cents, vat_bp,
        markup_bp, rebillable, created_at, updated_at)
      select $1, uuidv7(), p.id, 'Tukku Oy', 'Tarvike ' || n, date '2026-01-05' + n,
        (array['ordered', 'received', 'invoiced_on'])[1 + (p.external_id::integer + n) % 3], 10000 + n, 2550, 1000, n % 2 = 0,
        now(), now()
      from projects p cross join generate_series(1, $2::integer) n
      where p.org_id = $1 and p.external_source = 'bench'`,
    values: [money.purchasesOfProject],
  })
}

async function fillRates(data: DataSet, orgId: string): Promise<void> {
  await fillOnce(data, orgId, {
    name: 'project_roles',
    isFilled: `project_roles where org_id = $1 and code like 'bench-%'`,
    text: `
      insert into project_roles (org_id, id, code, name, active, updated_at)
      select $1, uuidv7(), 'bench-' || n, 'Rooli ' || n, true, now() from generate_series(1, $2::integer) n`,
    values: [3],
  })
  await fillOnce(data, orgId, {
    name: 'project_participants',
    isFilled: 'project_participants where org_id = $1',
    text: `
      with people as (
        select m.id, row_number() over (order by m.id) - 1 as place, count(*) over () as count
        from memberships m where m.org_id = $1)
      insert into project_participants (org_id, id, project_id, membership_id, project_role_id, valid_from, created_at, updated_at)
      select $1, uuidv7(), p.id, people.id, r.id, $2::date, now(), now()
      from projects p cross join generate_series(1, 2) n
        join people on people.place = (p.external_id::integer * 31 + n * 7) % people.count
        join project_roles r on r.org_id = $1 and r.code = 'bench-' || (1 + (p.external_id::integer + n) % 3)
      where p.org_id = $1 and p.external_source = 'bench'`,
    values: ['2020-01-01'],
  })
  await fillRules(data, orgId)
}

async function fillRules(data: DataSet, orgId: string): Promise<void> {
  await fillOnce(data, orgId, {
    name: 'rate_cards',
    isFilled: 'rate_cards where org_id = $1',
    text: `
      insert into rate_cards (org_id, id, code, name, is_default, active, created_at, updated_at)
      values ($1, uuidv7(), $2, 'Perushinnat', true, true, now(), now())`,
    values: ['standard'],
  })
  await fillOnce(data, orgId, {
    name: 'rate_rules',
    isFilled: 'rate_rules where org_id = $1',
    text: `
      insert into rate_rules (org_id, id, rate_card_id, project_id, membership_id, project_role_id, created_at, updated_at)
      select $1, uuidv7(), c.id, subjects.project_id, subjects.membership_id, subjects.role_id, now(), now()
      from rate_cards c cross join (
        select null::uuid as project_id, null::uuid as membership_id, null::uuid as role_id
        union all select null, null, r.id from project_roles r where r.org_id = $1 and r.code like 'bench-%'
        union all (select null, m.id, null from memberships m where m.org_id = $1 order by m.id limit $2::integer)
        union all select p.id, null, null from projects p
          where p.org_id = $1 and p.external_source = 'bench' and p.external_id::integer % $3::integer = 0) subjects
      where c.org_id = $1`,
    values: [money.memberRules, money.everyNthWithRule],
  })
  await fillOnce(data, orgId, {
    name: 'rate_rule_versions',
    isFilled: 'rate_rule_versions where org_id = $1',
    text: `
      insert into rate_rule_versions (org_id, id, rate_rule_id, valid_from, valid_to, rate_cents_per_hour)
      select $1, uuidv7(), r.id, make_date(2020 + n * 3, 1, 1), case when n < 2 then make_date(2022 + n * 3, 12, 31) end, $2::integer + n * 300
      from rate_rules r cross join generate_series(0, 2) n where r.org_id = $1`,
    values: [6000],
  })
}
