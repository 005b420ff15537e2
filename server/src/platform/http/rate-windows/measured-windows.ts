import type { Metrics } from '../../telemetry/metrics.ts'
import type { RateVerdict } from './verdict.ts'
import type { RateWindows } from './windows.ts'

/** Counts the refusals of the windows by scope. */
export function measuredWindows(windows: RateWindows, metrics: Metrics): RateWindows {
  const countRefusal = metrics.counter({
    name: 'konttori_rate_limit_refusals_total',
    help: 'Requests refused because a rate budget was used up, by the window without room.',
    label: 'scope',
    values: ['key', 'tenant'],
  })
  metrics.gauge(
    {
      name: 'konttori_rate_windows_degraded',
      help: '1 while this process cannot share the rate windows and admits its part alone.',
    },
    () => (windows.degraded ? 1 : 0),
  )
  const counted = (verdict: RateVerdict): RateVerdict => {
    if (!verdict.allowed) countRefusal(verdict.scope)
    return verdict
  }
  return {
    take: (organisationId, credentialId, nowMs) => {
      const verdict = windows.take(organisationId, credentialId, nowMs)
      return verdict instanceof Promise ? verdict.then(counted) : counted(verdict)
    },
    peek: (organisationId, credentialId, nowMs) => windows.peek(organisationId, credentialId, nowMs),
    get degraded() {
      return windows.degraded
    },
    close: () => windows.close(),
  }
}
