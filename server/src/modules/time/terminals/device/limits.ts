import type { Services } from '../../../../platform/services.ts'
import { instantFromMilliseconds } from '../../../../platform/vocabulary/dates.ts'
import type { Id } from '../../../../platform/vocabulary/ids.ts'
import { RequestRefused } from '../../../../platform/vocabulary/request-refused.ts'
import { attemptsOf, type Bounds, type Meter } from '../../../people/session/port.ts'

/** People mistype, and show the wrong card; a program tries thousands. */
export const deviceBounds = {
  /** Unknown badges and wrong PINs of one device: three a minute at length. */
  device: { attempts: 20, forgetsOneInSeconds: 20, firstWaitSeconds: 15, longestWaitSeconds: 300 },
  /** Wrong PINs of one member, at whatever device: four an hour at length, of ten thousand and more. */
  member: { attempts: 5, forgetsOneInSeconds: 900, firstWaitSeconds: 300, longestWaitSeconds: 3600 },
} as const satisfies Record<string, Bounds>

interface Device {
  readonly orgId: Id
  readonly terminalId: Id
}

const meterOf = ({ orgId, terminalId }: Device): Meter => ({
  kind: 'device',
  subject: `terminal ${orgId} ${terminalId}`,
  bounds: deviceBounds.device,
})

type LimitCode = 'device_attempts_exhausted' | 'device_pin_locked'

/** Throws `device_attempts_exhausted` while the device has none left. */
export const checkDevice = (services: Services, device: Device): Promise<void> =>
  limited('device_attempts_exhausted', attemptsOf(services).check('device', [meterOf(device)]))

/** Counts an unknown badge. Throws `device_attempts_exhausted` where that is one too many to be looked at. */
export async function countUnknownBadge(services: Services, device: Device): Promise<void> {
  const attempt = attemptsOf(services).attempt('device', [meterOf(device)])
  await limited('device_attempts_exhausted', attempt)
}

export interface PinAttempt {
  /** It was right, and nothing counts that went before for the member. */
  succeeded(): Promise<void>
}

/**
 * Counts a PIN before it is looked at, for the member who is named, whether there is such a member or not, and for the device.
 * Throws `device_pin_locked` and `device_attempts_exhausted`.
 */
export async function countPin(services: Services, device: Device, membershipId: Id): Promise<PinAttempt> {
  const attempts = attemptsOf(services)
  const ofMember: Meter = {
    kind: 'terminal pin',
    subject: `${device.orgId} ${membershipId}`,
    bounds: deviceBounds.member,
  }
  await checkDevice(services, device)
  const member = await limited('device_pin_locked', attempts.attempt('device', [ofMember], [ofMember]))
  const here = await limited(
    'device_attempts_exhausted',
    attempts.attempt('device', [meterOf(device)]),
  ).catch(async error => {
    await member.takeBack()
    throw error
  })
  return {
    succeeded: async () => {
      await Promise.all([member.succeeded(), here.succeeded()])
    },
  }
}

/** The refusal of the attempts in words of the terminal: with the instant at which it ends. */
async function limited<T>(code: LimitCode, attempt: Promise<T>): Promise<T> {
  try {
    return await attempt
  } catch (error) {
    if (!(error instanceof RequestRefused) || error.code !== 'too-many-requests') throw error
    const seconds = Number(error.headers['retry-after'])
    const retryAt = instantFromMilliseconds(Date.now() + seconds * 1000)
    throw new RequestRefused(code, `Wait ${seconds} seconds.`, { retryAt }, error.headers)
  }
}
