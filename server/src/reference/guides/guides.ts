import { authentication } from './authentication.ts'
import { errors } from './errors.ts'
import { type Guide, guide, type GuideSection, operation, refusal, shell, text, typescript } from './guide.ts'
import { idempotency } from './idempotency.ts'
import { imports } from './imports.ts'
import { paging } from './paging.ts'
import { planning } from './planning.ts'
import { projects } from './projects.ts'
import { terminals } from './terminals.ts'
import { webhooks } from './webhooks.ts'

/** How a sandbox rehearses what takes weeks. */
const sandboxClock: Guide = {
  name: 'sandbox-clock',
  title: 'The sandbox clock',
  summary:
    'Rehearse what takes weeks in a minute: a sandbox has a clock of its own, which can be moved forward.',
  sections: ({ baseUrl }) => [move(baseUrl), follows, limits],
}

const move = (baseUrl: string): GuideSection => ({
  id: 'move-it',
  title: 'Move it',
  parts: [
    text`<p>${operation('settings.readClock')} says what time it is in the sandbox, ${operation('settings.advanceClock')} moves it: by <code>minutes</code>, or to an instant. Both take <code>org.admin</code>.</p>`,
    [
      shell(`
curl '${baseUrl}/v1/sandbox/clock' \\
  -H "Authorization: Bearer $KEY"
curl '${baseUrl}/v1/sandbox/clock/advance' \\
  -H "Authorization: Bearer $KEY" \\
  -H 'Content-Type: application/json' -d '{"minutes":5}'
`),
      typescript(`
import { createClient } from '@konttori/sdk'

const konttori = createClient({ baseUrl: '${baseUrl}', key: process.env['KEY'] })
const before = await konttori.settings.readClock()
const after = await konttori.settings.advanceClock({ minutes: 5 })
console.log(before.now, '→', after.now)
`),
    ],
  ],
})

const follows: GuideSection = {
  id: 'what-follows-it',
  title: 'What follows it',
  parts: [
    text`<p>Every rule, job, lifetime and retention of the organisation: <code>createdAt</code> and <code>updatedAt</code>, the date of today, the last day of an employment, retries of deliveries, warnings of keys that end, the ${guide('paging', 'event log')} and its 90 days. So a key may expire and a session end when you move it: make keys of a sandbox without an end.</p>
<p>Some things live in real time all the same, because others hold a clock against them: tokens of connected apps, <code>t</code> in the signature of a webhook, and rate limits.</p>`,
  ],
}

const limits: GuideSection = {
  id: 'limits',
  title: 'What it does not do',
  parts: [
    text`<ul><li>It never goes back: ${refusal('clock_moves_forward_only')}. Take a new sandbox for a new rehearsal.</li>
<li>It is at most ten years ahead of real time: ${refusal('clock_too_far_ahead')}.</li>
<li>Only sandboxes have it: ${refusal('not_a_sandbox')}.</li></ul>`,
  ],
}

/** In the order in which an integrator meets them. */
export const guides: readonly Guide[] = [
  authentication,
  paging,
  idempotency,
  webhooks,
  errors,
  imports,
  projects,
  planning,
  terminals,
  sandboxClock,
]
