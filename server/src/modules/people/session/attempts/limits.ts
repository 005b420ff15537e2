import type { Browser } from '../../../../platform/http/handler.ts'
import type { Services } from '../../../../platform/services.ts'
import { Attempts } from './attempts.ts'
import type { Attempt } from './attempts.ts'
import { type DeviceMarks, recognisedDevice } from './devices.ts'
import { type Account, isProven } from '../persons/directory.ts'
import type { Bounds, Meter } from './meter.ts'
import { subscriberOf } from '../../../../platform/http/subscriber.ts'

export type { Attempt } from './attempts.ts'

const minutes = (count: number): number => count * 60

/**
 * A person mistypes a few times; a program tries thousands. All strangers together have fewer than a hundred attempts an
 * hour at one account (ASVS 4.0 2.2.1), and never hold up a device that its person has signed in with.
 */
export const signInBounds = {
  /** One address, whatever the accounts. */
  address: {
    attempts: 50,
    forgetsOneInSeconds: 18,
    firstWaitSeconds: 15,
    longestWaitSeconds: minutes(5),
  },
  /** An address that many people share, by `KONTTORI_SHARED_ADDRESSES`. */
  sharedAddress: {
    attempts: 1000,
    forgetsOneInSeconds: 1,
    firstWaitSeconds: 1,
    longestWaitSeconds: 30,
  },
  /** One account from one address. */
  accountFromAddress: {
    attempts: 10,
    forgetsOneInSeconds: minutes(15),
    firstWaitSeconds: 30,
    longestWaitSeconds: minutes(15),
  },
  /** One account from everywhere, except from known devices. */
  account: {
    attempts: 20,
    forgetsOneInSeconds: minutes(3),
    firstWaitSeconds: 1,
    longestWaitSeconds: minutes(1),
  },
  /** The second factor of somebody whose password is known, from everywhere except from known devices. */
  secondFactor: {
    attempts: 10,
    forgetsOneInSeconds: minutes(15),
    firstWaitSeconds: 30,
    longestWaitSeconds: minutes(15),
  },
  /** A known device, or a session that is to prove anew who is at it. */
  device: {
    attempts: 10,
    forgetsOneInSeconds: minutes(3),
    firstWaitSeconds: 15,
    longestWaitSeconds: minutes(15),
  },
} as const satisfies Record<string, Bounds>

/** An attempt at a password, which may be that of one account of the address or of another. */
export interface PasswordAttempt extends Attempt {
  /** The network address is forgiven; for the account it stays a guess. */
  forgiveAddress(): Promise<void>
}

/**
 * An attempt at the passwords of an address, whether it has accounts or not. A known device counts by itself only when
 * its account is the proven one, or the only one of the address: whoever made a local account with somebody else's
 * address could otherwise guess at that person's password from it.
 */
export async function passwordAttempt(
  services: Services,
  browser: Browser,
  email: string,
  accounts: readonly Account[],
): Promise<PasswordAttempt> {
  const [first, ...others] = accounts.map(({ person }) => person)
  const owner = first && (isProven(first) || others.length === 0) ? first : undefined
  const device = recognisedDevice(services, browser, owner)
  if (owner && device !== undefined) {
    const attempt = await deviceAttempt(services, `${owner.id} ${device}`)
    return { ...attempt, forgiveAddress: async () => {} }
  }
  const address = addressMeter(services, browser)
  const fromHere: Meter = {
    kind: 'account from address',
    subject: `${subscriberOf(browser.address)} ${email}`,
    bounds: signInBounds.accountFromAddress,
  }
  const everywhere: Meter = { kind: 'account', subject: email, bounds: signInBounds.account }
  const attempt = await attemptsOf(services).attempt('sign_in', [address, fromHere, everywhere], [fromHere])
  return { ...attempt, forgiveAddress: () => attempt.takeBack([address]) }
}

/** An attempt at the second factor of a person whose password was right. */
export function secondFactorAttempt(
  services: Services,
  browser: Browser,
  account: DeviceMarks,
): Promise<Attempt> {
  const device = recognisedDevice(services, browser, account)
  if (device !== undefined) return deviceAttempt(services, `second factor ${account.id} ${device}`)
  const meter: Meter = { kind: 'second factor', subject: account.id, bounds: signInBounds.secondFactor }
  return attemptsOf(services).attempt('sign_in', [addressMeter(services, browser), meter])
}

/**
 * An attempt to authenticate again in a session. Attempts with a stolen session count neither for the person's own devices
 * nor for signing in, and switching the organisation gives no further ones.
 */
export function sessionAttempt(services: Services, browser: Browser, account: DeviceMarks): Promise<Attempt> {
  const device = recognisedDevice(services, browser, account)
  return deviceAttempt(services, device === undefined ? `session ${account.id}` : `${account.id} ${device}`)
}

/** An attempt at something that cannot be guessed, such as a link or a passkey: it counts for its address alone. */
export const linkAttempt = (services: Services, browser: Browser): Promise<Attempt> =>
  attemptsOf(services).attempt('sign_in', [addressMeter(services, browser)])

function deviceAttempt(services: Services, subject: string): Promise<Attempt> {
  const meter: Meter = { kind: 'device', subject, bounds: signInBounds.device }
  return attemptsOf(services).attempt('sign_in', [meter], [meter])
}

function addressMeter({ sharedAddresses }: Services, { address }: Browser): Meter {
  const bounds = sharedAddresses.include(address) ? signInBounds.sharedAddress : signInBounds.address
  return { kind: 'address', subject: subscriberOf(address), bounds }
}

const attemptsOfServices = new WeakMap<Services, Attempts>()

export function attemptsOf(services: Services): Attempts {
  let attempts = attemptsOfServices.get(services)
  if (!attempts)
    attemptsOfServices.set(services, (attempts = new Attempts(services.database, services.keyring)))
  return attempts
}
