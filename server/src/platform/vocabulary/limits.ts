/** Every bound of the public interface, in one place. */
export const limits = {
  pageSize: { default: 50, max: 100 },
  bodyBytes: 12 * 1024 * 1024,
  /** The body of a request without credentials: sign-in, forms and unknown paths. */
  openBodyBytes: 64 * 1024,
  /** Of any JSON body, checked before it is parsed; the largest that a contract allows has 5 levels and 13,205 values. */
  json: { depth: 32, values: 50_000 },
  /** Header fields of a request; together they may have 16 kB. */
  headers: 100,
  idempotencyKeyLength: 200,
  idempotencyHours: 24,
  batchIds: 500,
  tagsOfCustomer: 50,
  rangeDays: { lifecycle: 31, memberRead: 62, register: 366, roster: 182, shiftPlan: 42 },
  /** People of one roster. */
  rosterPeople: 500,
  bulkMembers: 500,
  importRows: 500,
  /** A table that is imported in parts, and its file in base64. */
  importJob: { rows: 50_000, fileCharacters: 11 * 1024 * 1024 },
  webhook: { attempts: 5, deadlineMs: 10_000, firstBackoffSeconds: 30, rotationHours: 24, replayMinutes: 5 },
  eventRetentionDays: 90,
  /** Of one organisation in the public register of companies, under way or waiting: half of what is requested of the register at once. */
  companyLookUps: 4,
  dayMinutes: 2880,
  attachments: {
    fileBytes: 100 * 1024 ** 2,
    organisationBytes: 10 * 1024 ** 3,
    nameLength: 255,
    /** How long the bytes of a new attachment are awaited. */
    uploadMinutes: 60,
    /** How long the URL of a download works. */
    linkMinutes: 5,
    /** How long it is known that an attachment was deleted or expired. */
    endedDays: 30,
  },
} as const
