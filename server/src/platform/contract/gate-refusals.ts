import { refusals } from './refusals.ts'
import { gateTranslations } from './gate-translations.ts'

/** Codes that any operation can answer; the gates and the platform raise them, and no contract repeats them. */
export const gateRefusals = refusals(gateTranslations, {
  'bad-request': {
    status: 400,
    title: 'The request is malformed',
    when: 'The path, query, headers or body do not have the documented shape, or a parameter is out of range.',
    remedy: 'Read `errors`: each names the field or parameter and what is wrong with it.',
  },
  invalid_token: {
    status: 401,
    title: 'Credentials are missing or not valid',
    when: 'The bearer token is missing, malformed, unknown or revoked, or the browser session has ended.',
    remedy: 'Send a live key as `Authorization: Bearer <key>`, or sign in again.',
  },
  api_key_expired: {
    status: 401,
    title: 'The key has expired',
    when: 'The key is past its expiry. Its owner was warned 14 and 3 days before.',
    remedy: 'Have the owner make or rotate a key.',
  },
  api_key_owner_inactive: {
    status: 401,
    title: "The key's owner is deactivated",
    when: "The membership that owns the key is deactivated; the owner's status is looked up per request.",
    remedy: 'Reassign the service key to an active member, or reactivate the owner.',
  },
  device_inactive: {
    status: 401,
    title: 'The device is out of use',
    when: 'The device that the credential belongs to was taken out of use by an administrator.',
    remedy: 'Take it into use again, or pair it anew.',
  },
  https_required: {
    status: 403,
    title: 'HTTPS is required',
    when: 'The request came over plain HTTP from another machine, where others can read what it carries. Credentials that it had were not looked up.',
    remedy:
      'Send it over HTTPS, and have a key that went over plain HTTP rotated: whoever listened has it. Whoever runs the service sets up its proxy.',
    security: 'transport.refused',
  },
  feature_not_in_plan: {
    status: 402,
    title: 'The module is not in the plan',
    when: 'The organisation has not licensed the module named in `feature`.',
    remedy: 'License the module.',
  },
  module_not_active: {
    status: 403,
    title: 'The module is switched off',
    when: 'The module is licensed, and an administrator has switched it off.',
    remedy: 'Ask an administrator to switch it on.',
  },
  insufficient_role: {
    status: 403,
    title: 'A capability is missing',
    when: "None of the operation's capabilities is in the effective set: the member's own, cut by the key's scope.",
    remedy: 'Compare `x-service-capabilities` of the operation with `GET /v1/me/access`.',
  },
  read_only_key: {
    status: 403,
    title: 'The key only reads',
    when: 'A read-only key attempted a write, or a dry run of one.',
    remedy: 'Use a key that may write.',
  },
  personal_credential_required: {
    status: 403,
    title: "The member's own credential is needed",
    when: 'A service key called an operation that a member does for themself.',
    remedy: "Use the member's personal key, or the supervisor's operation for other people.",
  },
  api_key_cannot_manage_keys: {
    status: 403,
    title: 'Keys cannot manage keys',
    when: 'An API key or OAuth access token called an operation that needs a human session.',
    remedy: 'Sign in as a person.',
  },
  api_key_cannot_manage_credentials: {
    status: 403,
    title: 'Keys cannot manage credentials',
    when: 'An API key or OAuth token reached for connected apps, consent or sign-in settings.',
    remedy: 'Sign in as a person.',
  },
  api_key_cannot_start_human_session: {
    status: 403,
    title: 'Keys cannot start a human session',
    when: 'An API key or OAuth token tried to sign in.',
    remedy: 'Send the sign-in without `Authorization`.',
  },
  device_credential_required: {
    status: 403,
    title: 'Only a device does this',
    when: 'A key, a token or a session called an operation of paired devices, under `/v1/device`.',
    remedy: 'Use the operations for people; what a member does for themself is under `/v1/me`.',
  },
  device_credential_confined: {
    status: 403,
    title: 'A device reaches its own operations only',
    when: 'The credential of a paired device was sent to an operation other than those under `/v1/device`.',
    remedy: 'Use a key of a member or of the service for everything else.',
  },
  second_factor_missing: {
    status: 403,
    title: 'The organisation asks for a second factor',
    when: "The organisation's `secondFactorRequired` is on, or `secondFactorRequiredOfAdministrators` and the member holds `org.admin`, and the browser session was begun with a password alone.",
    remedy:
      'Set a second factor up under `/v1/me/sign-in`, or give yours to `POST /v1/session/reauthenticate`.',
  },
  origin_not_allowed: {
    status: 403,
    title: 'The request comes from another site',
    when: "A write with a browser session has no `Origin` header, or another site's.",
    remedy: "Send it from the service's own pages, or use an API key.",
    security: 'origin.refused',
  },
  'not-found': {
    status: 404,
    title: 'No such path',
    when: 'The interface has no operation at this path.',
    remedy: 'Compare the path with `/openapi.json`.',
  },
  'method-not-allowed': {
    status: 405,
    title: 'The path has no such method',
    when: 'The path exists with other methods; `Allow` lists them.',
    remedy: 'Use one of the methods in `Allow`.',
  },
  operation_retired: {
    status: 410,
    title: 'The operation is not there any more',
    when: 'The operation was deprecated, and its `Sunset` is past.',
    remedy:
      'Follow the `Link` headers: `successor-version` is what took its place, `deprecation` says what to do.',
    security: null,
  },
  'request-timeout': {
    status: 408,
    title: 'The request came too slowly',
    when: 'The headers were not there after 10 seconds, or the body came slower than 80 kB in 10 seconds.',
    remedy: 'Send it again over a better connection, or in parts.',
    retryable: true,
  },
  'payload-too-large': {
    status: 413,
    title: 'The body is too large',
    when: 'The body is larger than 12 MB, or than 64 kB where no credentials are asked for.',
    remedy: 'Send it in parts.',
  },
  'unsupported-media-type': {
    status: 415,
    title: 'The body is not JSON',
    when: 'The body has a media type other than `application/json` and those that the operation names, or names a character set other than UTF-8.',
    remedy: 'Send `Content-Type: application/json`, in UTF-8.',
  },
  table_unreadable: {
    status: 400,
    title: 'The table cannot be read',
    when: 'A table that is sent as the body is no CSV file or XLSX workbook, is damaged, empty or protected, or has bytes that are no text in its encoding.',
    remedy: 'Read `errors`, each with its line and column; save the file as “CSV UTF-8” or as .xlsx.',
  },
  table_header_invalid: {
    status: 400,
    title: 'The header of the table is not valid',
    when: 'The first line of a table names no column that is known, so that it cannot be the header.',
    remedy:
      'Read `errors`, which names the columns; `GET /v1/import-templates/{register}` answers a table with all of them.',
  },
  table_too_large: {
    status: 413,
    title: 'The table is too large',
    when: 'A table has more rows than the request may have, more columns than any register, a text beyond all measure, or unpacks to more than its size allows.',
    remedy: 'Send it in parts; `konttori import` does.',
  },
  'too-many-requests': {
    status: 429,
    title: 'The rate limit is used up',
    when: 'The rolling minute of the key, of the organisation or, without credentials, of the `address`, or the attempts to sign in, to open a public link or to pair a device, as `scope` names, are used up.',
    remedy: 'Wait `Retry-After` seconds, with a little jitter.',
    retryable: true,
  },
  idempotency_key_required: {
    status: 400,
    title: 'The Idempotency-Key header is missing',
    when: 'An API key or OAuth token called an operation that must not run twice by accident.',
    remedy: 'Send one key per logical operation, for instance a UUID, and repeat it on every retry.',
  },
  idempotency_key_too_long: {
    status: 400,
    title: 'The Idempotency-Key is too long',
    when: 'The header has more than 200 characters.',
    remedy: 'Use a shorter key, for instance a UUID.',
  },
  idempotency_key_reused: {
    status: 409,
    title: 'The Idempotency-Key belongs to another request',
    when: 'The key was used within 24 hours for another operation or body, by another member, or with more rights than the request has now.',
    remedy: 'Use a new key for a new operation.',
    security: 'replay.reused',
  },
  idempotency_key_in_flight: {
    status: 409,
    title: 'The first request with this Idempotency-Key is still running',
    when: 'The same key arrived while its first request was running.',
    remedy: 'Wait a moment and repeat the same request.',
    retryable: true,
  },
  service_busy: {
    status: 503,
    title: 'The service is busy',
    when: 'The request waited too long for the write lock of its organisation; it never started and nothing was written.',
    remedy: 'Send it again after `Retry-After` seconds.',
    retryable: true,
  },
  service_unavailable: {
    status: 503,
    title: 'Something that the service needs cannot be reached',
    when: 'The service cannot reach its database or the place of its files, lacks the key that something was sealed with, or is stopping.',
    remedy: 'Send it again after `Retry-After` seconds, with the same Idempotency-Key.',
    retryable: true,
  },
  storage_full: {
    status: 503,
    title: 'There is no room to write',
    when: 'The disk of the database or of the files is full. Nothing of the request was kept; reads go on as far as they can.',
    remedy:
      'Send it again after `Retry-After` seconds, with the same Idempotency-Key; the operator makes room.',
    retryable: true,
  },
  'internal-error': {
    status: 500,
    title: 'Something went wrong on our side',
    when: 'An unexpected error. Nothing of the request was kept.',
    remedy: 'Quote `requestId` to support; repeat the request if it is idempotent.',
    retryable: true,
  },
})

export type GateCode = keyof typeof gateRefusals
