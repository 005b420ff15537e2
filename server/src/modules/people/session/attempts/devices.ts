import { randomBytes, timingSafeEqual } from 'node:crypto'
import type { Browser } from '../../../../platform/http/handler.ts'
import type { Keyring } from '../../../../platform/secrets/keyring.ts'
import type { Services } from '../../../../platform/services.ts'

/** What a device is known for. Another password makes every device unknown: the marks are made with the old one. */
export interface DeviceMarks {
  readonly id: string
  readonly passwordHash: string | null
}

const knownDays = 180
/** A mark that is older is renewed when its device signs in. */
const renewedAfterDays = 30
/** People who share a browser. */
const mostAccounts = 5
const dayMs = 86_400_000

const idBytes = 16
const sealBytes = 16
/** id, day of issue, seal; the day is counted from 1970. */
const form = /^([A-Za-z0-9_-]{22})\.(\d{1,6})\.([A-Za-z0-9_-]{22})$/

/** The device of the browser, when the person has signed in with it: an id for its own budget of attempts. */
export function recognisedDevice(
  { keyring, baseUrl }: Pick<Services, 'keyring' | 'baseUrl'>,
  browser: Browser,
  account: DeviceMarks | undefined,
): string | undefined {
  return account && findMark(keyring, marksOf(browser, baseUrl), account)?.id
}

/**
 * Lets the browser be known as one that the person has signed in with. It opens nothing: it only keeps strangers' wrong
 * passwords from being counted against it.
 */
export function rememberDevice(
  { keyring, baseUrl }: Pick<Services, 'keyring' | 'baseUrl'>,
  browser: Browser,
  account: DeviceMarks,
): void {
  const marks = marksOf(browser, baseUrl)
  const today = Math.floor(Date.now() / dayMs)
  const known = findMark(keyring, marks, account)
  if (known && today - known.day < renewedAfterDays) return
  const id = known?.id ?? randomBytes(idBytes).toString('base64url')
  const mark = `${id}.${today}.${sealOf(keyring, account, id, today).toString('base64url')}`
  const others = marks.filter(other => other !== known?.mark).slice(0, mostAccounts - 1)
  browser.set(
    `${cookieName(baseUrl)}=${[mark, ...others].join('~')}; Max-Age=${knownDays * 86_400}; Path=/; HttpOnly; SameSite=Lax${
      baseUrl.startsWith('https:') ? '; Secure' : ''
    }`,
  )
}

/** `__Host-` in the name demands `Secure`, `Path=/` and no `Domain` (RFC 6265bis §4.1.3.2). */
const cookieName = (baseUrl: string): string =>
  baseUrl.startsWith('https:') ? '__Host-konttori-device' : 'konttori-device'

const marksOf = (browser: Browser, baseUrl: string): string[] =>
  (browser.cookie(cookieName(baseUrl)) ?? '').split('~', mostAccounts).filter(mark => form.test(mark))

function findMark(
  keyring: Keyring,
  marks: readonly string[],
  account: DeviceMarks,
): { mark: string; id: string; day: number } | undefined {
  const today = Math.floor(Date.now() / dayMs)
  for (const mark of marks) {
    const [, id = '', dayText = '', seal = ''] = form.exec(mark) ?? []
    const day = Number(dayText)
    if (day > today || today - day >= knownDays) continue
    if (timingSafeEqual(Buffer.from(seal, 'base64url'), sealOf(keyring, account, id, day)))
      return { mark, id, day }
  }
  return undefined
}

const sealOf = (
  keyring: Keyring,
  { id: personId, passwordHash }: DeviceMarks,
  id: string,
  day: number,
): Buffer =>
  keyring.mac('known device', `${personId} ${passwordHash ?? ''} ${id} ${day}`).subarray(0, sealBytes)
