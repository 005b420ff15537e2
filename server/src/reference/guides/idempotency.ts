import { limits } from '../../platform/vocabulary/limits.ts'
import type { Contents } from '../contents.ts'
import { type Guide, type GuideSection, operation, refusal, shell, text, typescript } from './guide.ts'

const { idempotencyHours, idempotencyKeyLength } = limits

/** How to send again without doing twice. */
export const idempotency: Guide = {
  name: 'idempotency',
  title: 'Idempotency and retries',
  summary:
    'Send a request again after a lost answer without doing anything twice, and know when it is worth it.',
  sections: ({ baseUrl, contents }) => [key(baseUrl), required(contents), when, others],
}

const key = (baseUrl: string): GuideSection => ({
  id: 'the-key',
  title: 'The Idempotency-Key',
  parts: [
    text`<p>An answer can be lost on its way. Give each POST an <code>Idempotency-Key</code> of its own, and send it again with the same key: the first request is carried out, every further one gets its answer again, with <code>Idempotency-Replayed: true</code>. Make the key from what you do, such as the row of an export, or take a UUID and keep it with the work.</p>`,
    [
      shell(`
for attempt in 1 2; do
  curl '${baseUrl}/v1/memberships' \\
    -H "Authorization: Bearer $KEY" \\
    -H 'Idempotency-Key: hr-export-2026-11-20-row-17' \\
    -H 'Content-Type: application/json' \\
    -d '{"firstNames":"Tuuli","lastName":"Kaski","role":"employee"}'
done
`),
      typescript(`
import { createClient } from '@konttori/sdk'

const konttori = createClient({ baseUrl: '${baseUrl}', key: process.env['KEY'] })
const person = { firstNames: 'Onni', lastName: 'Laine', role: 'employee' } as const
const first = await konttori.members.create(person, { idempotencyKey: 'hr-export-2026-11-20-row-18' })
const again = await konttori.members.create(person, { idempotencyKey: 'hr-export-2026-11-20-row-18' })
console.log(first.id === again.id ? 'one member' : 'two members')
`),
    ],
    text`<ul><li>A key is remembered ${idempotencyHours} hours, for the member that the request acts as; it has at most ${idempotencyKeyLength} characters.</li>
<li>The same key with another path, query or body is a mistake of the caller: 409 ${refusal('idempotency_key_reused')}.</li>
<li>While the first request runs: 409 ${refusal('idempotency_key_in_flight')}. Its answer is there in a moment; ask again.</li>
<li>A request that fails releases its key: mend it and use the key again.</li>
<li>An answer is given again only to who may still have it: with fewer rights than then it is ${refusal('idempotency_key_reused')}.</li></ul>`,
  ],
})

const required = ({ operations }: Contents): GuideSection => ({
  id: 'where-it-is-required',
  title: 'Where it is required',
  parts: [
    text`<p>Keys and tokens must send one where a second time would cost money or make a second person; without it the answer is 400 ${refusal('idempotency_key_required')}. On every other POST it is welcome. Where it has no effect, the operation says why: it writes nothing, or it gives out something that is given out once, a session above all.</p>
<ul>${[...operations.values()].filter(each => each.idempotency === 'required').map(({ id }) => text`<li>${operation(id)}</li>`)}</ul>`,
  ],
})

const when: GuideSection = {
  id: 'when-to-send-again',
  title: 'When to send again',
  parts: [
    text`<table><thead><tr><th scope="col">What came</th><th scope="col">What to do</th></tr></thead><tbody>
<tr><th scope="row">429 ${refusal('too-many-requests')}</th><td>Wait <code>Retry-After</code> seconds. Nothing was done.</td></tr>
<tr><th scope="row">503 ${refusal('service_busy')}</th><td>Wait <code>Retry-After</code>. The request never started.</td></tr>
<tr><th scope="row">503 ${refusal('service_unavailable')}</th><td>Wait <code>Retry-After</code>. Send a read or a request with a key again; look first otherwise.</td></tr>
<tr><th scope="row">409 ${refusal('idempotency_key_in_flight')}</th><td>Ask again in a second.</td></tr>
<tr><th scope="row">500 ${refusal('internal-error')}</th><td>Send a read or a request with a key again; then report the <code>requestId</code>.</td></tr>
<tr><th scope="row">No answer</th><td>The same: it may have been carried out.</td></tr>
<tr><th scope="row">Any other 4xx</th><td>The same request will not succeed. Read the <code>code</code>.</td></tr>
</tbody></table>
<p>Wait a little longer each time, with a random part, and stop after a few attempts. The SDK does all of this; it makes a key for each call that takes one.</p>`,
  ],
}

const others: GuideSection = {
  id: 'put-patch-delete',
  title: 'PUT, PATCH and DELETE',
  parts: [
    text`<p>They say what should be, so the second time changes nothing more. What they might do is undo somebody else’s change in between. Send the <code>updatedAt</code> that you have read as <code>expectedUpdatedAt</code>: if the record has changed since, the answer is 409 with a code that says so, such as ${refusal('membership_stale')}, and nothing is written.</p>`,
    [
      typescript(`
const member = await konttori.members.get(first.id)
await konttori.members.update(member.id, { preferredName: 'Onni', expectedUpdatedAt: member.updatedAt })
`),
    ],
  ],
}
