/** A server process that has its thread make an attempt of nothing, which nobody foresaw. */
import { silentLog } from '../../../platform/telemetry/log.ts'
import { attemptsInThread } from '../sending/attempts/in-thread.ts'

const attempts = attemptsInThread({ allowPrivate: true }, silentLog)(async () => undefined, {
  pacing: { fewest: 1, most: 1, msForEach: 50, patienceMs: 5000 },
  currentForMs: 1000,
})
void attempts.make(null as never, () => {})
setInterval(() => {}, 60_000)
