/** Times the queue of a manager with 2,000 things that wait, beside the same statements in a bare handler, and deciding 500. */
import { resolve } from 'node:path'
import type { Company } from '../server/test/world/large-company.ts'
import { type DataSet, openDataSet } from './data-set.ts'
import { fillOnce, optionsOf, type Prepared, tell, timeAnswers } from './projects/answers.ts'

/** Three of ten days are confirmed: 1,500 of them wait, and 500 corrections of punches. */
const amounts = { people: 52, days: 100, corrections: 500, decided: 500 }

async function bench(): Promise<void> {
  const options = optionsOf('approvals')
  if (!options) return
  const size = { organisations: 1, members: amounts.people, days: amounts.days }
  const data = await openDataSet(resolve(options.dataDir), size)
  try {
    const title = 'The queue of a manager'
    const report = await timeAnswers(data, { title, ...options }, ({ company, baseUrl }) =>
      prepare(data, company, baseUrl),
    )
    await tell('approvals', report, options)
  } finally {
    await data.close()
  }
}

async function prepare(data: DataSet, company: Company, baseUrl: string): Promise<Prepared> {
  const { id: orgId, members } = company
  await fillOnce(data, orgId, {
    name: 'punch_corrections',
    isFilled: 'punch_corrections where org_id = $1',
    text: `
      insert into punch_corrections (org_id, id, membership_id, kind, punch_kind, occurred_at, allocations, reason, state,
        work_date, created_at, updated_at)
      select $1, uuidv7(), m.id, 'add', 'clock_out', now() - interval '1 day', '[]', 'Forgotten.', 'pending',
        current_date - (n % 30)::integer, now() - n * interval '1 hour', now() - n * interval '1 hour'
      from generate_series(1, $2::integer) n
      join (select id, row_number() over (order by id) as place from memberships
        where org_id = $1 and supervisor_membership_id is not null) m on m.place = 1 + n % $3::integer`,
    values: [amounts.corrections, amounts.people - 2],
  })
  await data.owner('analyze')
  const key = members.eero.personalKey
  const waiting = await data.owner<{ kind: string; count: string }>(
    `select 'confirmed days' as kind, count(*) from work_days where org_id = $1 and status = 'confirmed'
     union all select 'corrections of punches', count(*) from punch_corrections where org_id = $1 and state = 'pending'`,
    [orgId],
  )
  const path = '/v1/team/approvals'
  const ask = (title: string, query = '') => ({ title, path: `${path}${query}`, key })
  return {
    facts: [
      `a manager of ${amounts.people - 2} people, for whom wait: ${waiting.map(({ kind, count }) => `${Number(count).toLocaleString('en')} ${kind}`).join(', ')}`,
      await decisionTime(data, company, baseUrl),
    ],
    questions: [
      ask('a page of 50'),
      ask('a page of 100', '?limit=100'),
      ask('what waits for oneself, a page of 100', '?limit=100&waitingFor=me'),
      ask('corrections alone, a page of 100', '?limit=100&kind=punch_correction'),
      ask('of one member', `?limit=100&membershipId=${members.veera.id}`),
      { title: 'an administrator, a page of 100', path: `${path}?limit=100` },
    ],
  }
}

/** How long a batch of 500 days takes, tried out so that they wait afterwards as before. */
async function decisionTime(
  data: DataSet,
  { id: orgId, members }: Company,
  baseUrl: string,
): Promise<string> {
  const days = await data.owner<{ id: string }>(
    `select id from work_days where org_id = $1 and status = 'confirmed' and membership_id not in ($3, $4)
     order by updated_at, id limit $2`,
    [orgId, amounts.decided, members.aino.id, members.eero.id],
  )
  const items = days.map(({ id: subjectId }) => ({ kind: 'work_day', subjectId, decision: 'approve' }))
  const times: number[] = []
  for (let round = 0; round < 5; round++) {
    const began = performance.now()
    const answer = await fetch(`${baseUrl}/v1/team/approvals/decide-batch`, {
      method: 'POST',
      headers: { authorization: `Bearer ${members.eero.personalKey}`, 'content-type': 'application/json' },
      body: JSON.stringify({ items, dryRun: true }),
    })
    const body = (await answer.json()) as { decidedCount?: number }
    if (body.decidedCount !== items.length)
      throw new Error(`${answer.status} ${JSON.stringify(body).slice(0, 500)}`)
    times.push(performance.now() - began)
  }
  const fastest = Math.min(...times).toFixed(0)
  return `a batch of ${items.length} days is decided, tried out, in ${fastest} ms at best, ${Math.max(...times).toFixed(0)} at worst`
}

await bench()
