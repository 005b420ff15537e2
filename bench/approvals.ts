/**
 * Times the queue of a manager with 2,000 things that wait, beside the same statements in a bare handler, deciding 500, and deciding
 * a page of 100 by what it says and by reading each record.
 */
import type { Company } from '../server/test/world/large-company.ts'
import { count, declareBench, runBench, type ValuesOf } from './bench.ts'
import type { DataSet } from './data-set.ts'
import { median } from './statistics.ts'
import { answerRounds, fillOnce, type Prepared, timeAnswers } from './projects/answers.ts'

const settings = {
  people: count(52, 12, 'members of the organisation'),
  days: count(100, 10, 'work days of each; three of ten are confirmed'),
  corrections: count(500, 5, 'corrections of punches that wait'),
  decided: count(500, 5, 'days that are decided in one batch'),
  rounds: answerRounds,
}

type Amounts = ValuesOf<typeof settings>

export const approvalBench = declareBench({
  name: 'approvals',
  settings,
  measure: async (stage, values) => {
    const data = await stage.dataSet({ organisations: 1, members: values.people, days: values.days })
    const title = 'The queue of a manager'
    return timeAnswers(data, { title, ...values }, ({ company, baseUrl }) =>
      prepare(data, company, baseUrl, values),
    )
  },
})

async function prepare(
  data: DataSet,
  company: Company,
  baseUrl: string,
  amounts: Amounts,
): Promise<Prepared> {
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
      await decisionTime(data, company, baseUrl, amounts),
      ...(await pageDecided(key, baseUrl)),
    ],
    questions: [
      ask('a page of 50'),
      ask('a page of 100', '?limit=100'),
      ask('what waits for oneself, a page of 100', '?limit=100&waitingFor=me'),
      ask('corrections alone, a page of 100', '?limit=100&kind=punch_correction'),
      ask('of one member', `?limit=100&membershipId=${members.veera.id}`),
      { title: 'an administrator, a page of 100', path: `${path}?limit=100` },
      { title: 'the inbox', path: '/v1/me/inbox', key },
    ],
  }
}

/** How long a batch of 500 days takes, tried out so that they wait afterwards as before. */
async function decisionTime(
  data: DataSet,
  { id: orgId, members }: Company,
  baseUrl: string,
  amounts: Amounts,
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

interface QueuePage {
  readonly items: readonly {
    readonly kind: string
    readonly subjectId: string
    readonly allowedDecisions: readonly string[]
  }[]
}

/** How long it takes to read what a page of 100 is about and to decide it: as it is today, and with a request for each row. */
async function pageDecided(key: string, baseUrl: string): Promise<string[]> {
  const headers = { authorization: `Bearer ${key}`, 'content-type': 'application/json' }
  let requests = 0
  const asked = async (path: string, body?: object): Promise<QueuePage> => {
    requests++
    const how = body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) }
    const answer = await fetch(`${baseUrl}${path}`, { headers, ...how })
    if (!answer.ok) throw new Error(`${answer.status} ${(await answer.text()).slice(0, 500)}`)
    return (await answer.json()) as QueuePage
  }
  const recordOf: Readonly<Record<string, string>> = {
    work_day: '/v1/work-days/',
    punch_correction: '/v1/punch-corrections/',
  }
  const decide = async (isEachRead: boolean) => {
    const { items } = await asked('/v1/team/approvals?limit=100')
    if (isEachRead) for (const { kind, subjectId } of items) await asked(`${recordOf[kind]}${subjectId}`)
    const decided = items.map(({ kind, subjectId, allowedDecisions: [decision] }) => ({
      ...{ kind, subjectId, decision },
    }))
    await asked('/v1/team/approvals/decide-batch', { items: decided, dryRun: true })
  }
  const told: string[] = []
  for (const isEachRead of [true, false]) {
    const times: number[] = []
    for (let round = 0; round < 5; round++) {
      requests = 0
      const began = performance.now()
      await decide(isEachRead)
      times.push(performance.now() - began)
    }
    const how = isEachRead ? 'with each record read by itself, as before subjects' : 'by its subjects'
    told.push(
      `a page of 100 is read and decided, tried out, ${how}: ${requests} requests, ${median(times).toFixed(0)} ms`,
    )
  }
  return told
}

if (import.meta.main) await runBench(approvalBench)
