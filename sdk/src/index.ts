/// <reference lib="es2018.asyncgenerator" preserve="true" />
/// <reference lib="es2018.asynciterable" preserve="true" />

export { batch, type BatchOptions, type BatchOutcome } from './batch.ts'
export type { CallOptions, ClientOptions, KeyedCallOptions } from './call.ts'
export { createClient, type Konttori } from './client.ts'
export { ConnectionError, type ConnectionFailure, isRefusal, KonttoriError } from './errors.ts'
export { type HoursColumn } from './hours/columns.ts'
export {
  type Hours,
  type HoursDay,
  type HoursError,
  hoursFromCsv,
  type HoursOptions,
} from './hours/hours-from-csv.ts'
export { type HoursReferences, hoursReferences } from './hours/references.ts'
export { can, type Lifecycle, type Transition, whyNot } from './lifecycle.ts'
export { type ListReader, type Page, type PageReader, pages, rows, type Sweep, sweep } from './pages.ts'
export {
  type ReceivedHeaders,
  verifyWebhook,
  type WebhookMessage,
  type WebhookRejection,
  WebhookVerificationError,
} from './webhooks.ts'
export * from './generated/index.ts'
