/** A thread that encrypts and uploads, so that no request waits while a large document goes out. */
import { workerData } from 'node:worker_threads'
import { answerCalls } from '../calls-in-thread/answer-calls.ts'
import type { OutboundReach } from '../outbound-https/outbound-https.ts'
import { DirectUploads } from './direct-uploads.ts'
import type { SftpUpload, UploadOutcome } from './sftp-uploads.ts'

answerCalls<SftpUpload, UploadOutcome | null>(log => {
  const uploads = new DirectUploads(workerData as OutboundReach, log)
  return { make: upload => uploads.upload(upload), close: () => uploads.close() }
})
