import { type Guide, type GuideSection, guide, operation, refusal, text, typescript } from './guide.ts'

/** What anyone who builds a terminal for a wall needs: pairing, the clock, badges, PINs, and the queue of a device that was offline. */
export const terminals: Guide = {
  name: 'terminals',
  title: 'Build a wall terminal',
  summary:
    'Pair a device, measure its clock, punch by badge or PIN, and send what was tapped while it was offline.',
  sections: ({ baseUrl }) => [pair(baseUrl), clock, people, queue],
}

const pair = (baseUrl: string): GuideSection => ({
  id: 'pair-a-device',
  title: 'Pair a device',
  parts: [
    text`<p>An administrator registers the terminal and reads out a code of eight characters; somebody types it in at the wall, with the name of the organisation. ${operation('device.pair')} answers the credential of the device, once: keep it where the device keeps its secrets.</p>`,
    [
      typescript(`
import { randomUUID } from 'node:crypto'
import { createClient } from '@konttori/sdk'

const baseUrl = '${baseUrl}'
const office = createClient({ baseUrl, key: process.env['KEY'] })
const { id } = await office.terminals.create({ name: 'Workshop door', allMembers: true })
const { organisation, pairingCode } = await office.terminals.issuePairingCode(id, {})

// At the device:
const { credential, name } = await createClient({ baseUrl }).device.pair({ organisation, pairingCode })
const { device } = createClient({ baseUrl, key: credential })
console.log('This is', name)
`),
    ],
    text`<ul><li>The code works once and for 15 minutes. Whatever is wrong with it, the answer is ${refusal('pairing_code_invalid')}.</li>
<li>The credential reaches the operations under <code>/v1/device</code> and nothing else: 403 ${refusal('device_credential_confined')}. Keys and sessions do not reach these: 403 ${refusal('device_credential_required')}.</li>
<li>A lost device: ${operation('terminals.revoke')}. Another secret for one that stays: ${operation('terminals.rotate')}. A winter without it: ${operation('terminals.update')} with <code>active: false</code>, and it answers 401 ${refusal('device_inactive')} until it is in use again.</li></ul>`,
  ],
})

const clock: GuideSection = {
  id: 'measure-the-clock',
  title: 'Measure the clock',
  parts: [
    text`<p>A device tells times by its own clock, and the service adds what that clock is behind. Send three samples at the start and every hour: the smallest offset counts, for the others were longer under way. Do not correct times yourself as well. A clock that is wrong by more than a day is ${refusal('device_clock_unusable')}.</p>`,
    [
      typescript(`
for (let sample = 0; sample < 3; sample += 1)
  await device.measureClock({ deviceTime: new Date().toISOString() })
`),
    ],
  ],
}

const people: GuideSection = {
  id: 'badges-and-pins',
  title: 'Badges and PINs',
  parts: [
    text`<p>An administrator gives members what they are known by: ${operation('badges.set')}. A badge says who it is. A PIN counts together with the member alone, who is chosen from ${operation('device.members')}: names and states are all that a terminal ever learns.</p>`,
    [
      typescript(`
const [person] = (await device.members()).items
if (!person) throw new Error('nobody punches here')
await office.badges.set(person.membershipId, { badgeCode: '04:A2:5F:1B', pin: '2580' })

const taken = await device.punch({ clientPunchId: randomUUID(), kind: 'clock_in', badgeCode: '04A25F1B' })
console.log('Good morning', taken.displayName, taken.state)
`),
    ],
    text`<ul><li>A badge that nobody has, a wrong PIN and a member who has left are one answer: ${refusal('device_member_unknown')}. A member of another unit: ${refusal('device_member_elsewhere')}, unless the terminal is for all members.</li>
<li>Wrong ones are limited, for the device (${refusal('device_attempts_exhausted')}) and for the member whose PIN is guessed at (${refusal('device_pin_locked')}); <code>retryAt</code> says when it goes on.</li>
<li>A <code>clientPunchId</code> is made once for each tap and sent again with every retry: however often, there is one punch.</li></ul>`,
  ],
}

const queue: GuideSection = {
  id: 'offline',
  title: 'What was tapped offline',
  parts: [
    text`<p>Keep taps by badge while the service cannot be reached, and send up to 1,000 at once; the order makes no difference. The answer is always 200, with a result for each row. PINs are not queued: a device must never keep one, so without the service people punch with their badges.</p>`,
    [
      typescript(`
const tapped = { kind: 'clock_out', badgeCode: '04A25F1B', occurredAt: new Date().toISOString() } as const
const waiting = [{ ...tapped, clientPunchId: randomUUID() }]

const { results, retryAt } = await device.punchBatch({ punches: waiting })
for (const { status, code } of results) console.log(status, code ?? '')
// Every other row has been decided; what a device can do about it is to show it.
const left = waiting.filter((_, row) => results[row]?.code === 'device_attempts_exhausted')
console.log(left.length, 'left', retryAt ?? '')
`),
    ],
    text`<p><code>unplaced</code> is no failure: the punch is kept, and the member and their supervisor see to it. More on sending things twice: ${guide('idempotency', 'idempotency')}.</p>`,
  ],
}
