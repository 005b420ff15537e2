import type { Locale } from '../vocabulary/locales.ts'
import type { SecurityEventName } from '../vocabulary/security-events.ts'
import type { ReasonValue } from './reason-values.ts'
import { platformTranslations } from './platform-translations.ts'

/** One way an operation says no: a stable code, its status, when it is answered, and what the caller should do. */
export interface Refusal extends RefusalInEnglish {
  readonly translations: Translations
}

/** What a refusal says to people, in the languages besides English. */
export type Translations = Readonly<Record<Exclude<Locale, 'en'>, readonly [title: string, remedy: string]>>

/** What of a refusal is for whoever writes programs, in English as the reference is, with the English words for people. */
export interface RefusalInEnglish {
  readonly status: RefusalStatus
  readonly title: string
  /** When the code is answered. */
  readonly when: string
  /** What the caller should do about it. */
  readonly remedy: string
  /** The tag whose operations will have it answered, of a code that is promised before they are there. */
  readonly waitsFor?: string
  /** What of a detail is a field beside it in the problem document, where the detail says it. */
  readonly values?: Readonly<Record<string, ReasonValue<unknown>>>
  /** Whether the same request may succeed later. */
  readonly retryable?: boolean
  /** What the security log calls it, where the status does not say it; null for one that asks for a next step. */
  readonly security?: SecurityEventName | null
}

export type RefusalStatus =
  | 400
  | 401
  | 402
  | 403
  | 404
  | 405
  | 408
  | 409
  | 410
  | 413
  | 415
  | 416
  | 422
  | 423
  | 429
  | 500
  | 503

declare const slotOfCode: unique symbol

/**
 * A code or an event that a contract does not name: the families that contribute to a slot bring it, with its
 * declaration. Only what such a slot hands out is one, so that a handler answers nothing that nobody has declared (ADR 94).
 */
export type Contributed<Slot extends string = string> = string & { readonly [slotOfCode]: Slot }

/** The codes of declarations that were contributed to a slot, as a contract names them. */
export const contributedCodes = <Slot extends string>(
  ...declared: readonly Readonly<Record<string, Refusal>>[]
): readonly Contributed<Slot>[] =>
  declared.flatMap(codes => Object.keys(codes)) as unknown as Contributed<Slot>[]

/** The only code of declarations that were contributed to a slot, such as that of a missing record. */
export function contributedCode<Slot extends string>(
  declared: Readonly<Record<string, Refusal>>,
): Contributed<Slot> {
  const [code, ...others] = contributedCodes<Slot>(declared)
  if (code === undefined || others.length > 0)
    throw new Error(`one code was to be contributed, not ${Object.keys(declared).join(', ') || 'none'}`)
  return code
}

type Codes = Readonly<Record<string, RefusalInEnglish>>

/** The codes whose translations do not stand beside them. */
type Untranslated<R extends Codes> = {
  [Code in keyof R]: R[Code] extends { readonly translations: Translations } ? never : Code
}[keyof R]

/**
 * Codes with what they say in every language. The translations of a few stand beside each; those of many stand in
 * `refusal-translations.ts` of the folder. A code without one does not compile.
 */
export function refusals<const R extends Readonly<Record<string, Refusal>>>(codes: R): R
export function refusals<const R extends Codes>(
  translations: Readonly<Record<Untranslated<R>, Translations>>,
  codes: R,
): { readonly [Code in keyof R]: R[Code] & { readonly translations: Translations } }
export function refusals(
  ...given: readonly [Codes] | readonly [Readonly<Record<string, Translations>>, Codes]
): Codes {
  if (given.length === 1) return given[0]
  const [translations, codes] = given
  const translated = Object.entries(codes).map(([code, refusal]) => [
    code,
    { translations: translations[code], ...refusal },
  ])
  return Object.fromEntries(translated)
}

/** What a refusal says to people in their language. */
export function saidIn(
  language: Locale,
  { title, remedy, translations }: Refusal,
): { readonly title: string; readonly remedy: string } {
  if (language === 'en') return { title, remedy }
  const [translatedTitle, translatedRemedy] = translations[language]
  return { title: translatedTitle, remedy: translatedRemedy }
}

/** Codes of the platform's own mechanisms, which any family's operation may name. */
export const platformRefusals = refusals(platformTranslations, {
  upload_url_invalid: {
    status: 403,
    title: 'The address of the upload is not valid',
    when: 'Bytes were sent to an address that the service did not make, or that was changed.',
    remedy: 'Send the bytes to the `url` as it was given, whole.',
  },
  upload_url_expired: {
    status: 410,
    title: 'The address of the upload has expired',
    when: 'Bytes were sent after `expiresAt`.',
    remedy: 'Ask for a new upload.',
  },
  upload_differs: {
    status: 422,
    title: 'The bytes are not the ones announced',
    when: 'What was sent has another `Content-Type`, size or SHA-256 than the upload was asked for with. Nothing of it was kept.',
    remedy:
      'Send the file that was announced, with the `headers` that came with the address, or ask for an upload of this one.',
  },
  upload_finished: {
    status: 409,
    title: 'The address takes no more',
    when: 'The file was finalized, or a later request to the same address took over while this one was sending.',
    remedy: 'Read the state of the file; ask for a new upload to send other bytes.',
  },
  download_url_invalid: {
    status: 410,
    title: 'The address of the download does not work',
    when: 'Bytes were asked for at an address that is over, is none of ours, or was given to somebody who could not read the file now.',
    remedy: 'Ask for a new address where this one came from.',
    security: null,
  },
  range_not_satisfiable: {
    status: 416,
    title: 'The file has no such bytes',
    when: 'A `Range` begins at or after the end of the file, or asks for its last 0 bytes. `Content-Range` says how long the file is.',
    remedy: 'Ask for bytes that are there, or for the whole file without `Range`.',
    security: null,
  },
  role_exceeds_actor: {
    status: 403,
    title: 'Nobody gives, takes or takes over more than they have',
    when: 'The member may do, now or by a change that is asked for or coming, what the caller may not with this credential; or it is the caller’s own role, or a later end of their own employment.',
    remedy: 'Let somebody do it who may do all that the member may, an administrator for instance.',
  },
  recent_authentication_required: {
    status: 403,
    title: 'Show again who you are',
    when: 'How one signs in or how the organisation signs in is changed, and `org.admin` is given to a key or an app, only within fifteen minutes of signing in or of a proof; `methods` says what can be given.',
    remedy: 'Send a proof to `POST /v1/session/reauthenticate`, and repeat the request.',
  },
  range_too_long: {
    status: 422,
    title: 'The range is too long',
    when: "The from-to window exceeds the operation's maximum, named in `maxDays`.",
    remedy: 'Ask for the range in parts.',
  },
  date_too_far: {
    status: 422,
    title: 'The date is too far from today',
    when: 'Figures are asked for a date that is more than `maxYears` years before or after today.',
    remedy: 'Ask for a date that is nearer.',
  },
  range_end_before_start: {
    status: 400,
    title: 'The range ends before it starts',
    when: '`to` is earlier than `from`.',
    remedy: 'Swap the two.',
  },
  version_ranges_overlap: {
    status: 422,
    title: 'Two versions would cover the same day',
    when: 'A versioned record would overlap in time with another of its versions.',
    remedy: 'End the earlier version first, or choose another date.',
  },
  code_already_in_use: {
    status: 409,
    title: 'The code is taken',
    when: 'Another record of the kind carries this code.',
    remedy: 'Choose another code.',
  },
  external_ref_incomplete: {
    status: 400,
    title: 'Half of an external reference',
    when: '`externalSource` and `externalId` were not given together.',
    remedy: 'Send both or neither.',
  },
})

export type PlatformCode = keyof typeof platformRefusals
