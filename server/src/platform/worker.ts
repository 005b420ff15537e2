/** Something that runs beside the requests: deliveries, schedules. */
export interface Worker {
  start(): void
  /** Resolves when nothing of it is running any more. */
  stop(): Promise<void>
}
