import type { ServiceLog } from '../../telemetry/log.ts'
import { CallsInThread } from '../calls-in-thread/calls-in-thread.ts'
import type { OutboundReach } from '../outbound-https/outbound-https.ts'
import type { SftpUpload, SftpUploads, UploadOutcome } from './sftp-uploads.ts'

/** Has files encrypted and uploaded in a thread of their own. */
export class UploadsInThread implements SftpUploads {
  readonly #calls: CallsInThread<SftpUpload, UploadOutcome | null>

  constructor(name: string, reach: OutboundReach, log: Pick<ServiceLog, 'error'>) {
    const program = new URL('./thread.ts', import.meta.url)
    this.#calls = new CallsInThread({ name, program, data: reach }, log)
  }

  upload(upload: SftpUpload): Promise<UploadOutcome | null> {
    return this.#calls.make(upload)
  }

  close(): Promise<void> {
    return this.#calls.close()
  }
}
