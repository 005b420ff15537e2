import type { ServiceLog } from '../../telemetry/log.ts'
import { CallsInThread } from '../calls-in-thread/calls-in-thread.ts'
import type { OutboundReach } from '../outbound-https/outbound-https.ts'
import type { PostOutcome, SignedPost, SignedPosts } from './signed-posts.ts'

/** Has posts signed, encrypted and sent in a thread of their own. */
export class PostsInThread implements SignedPosts {
  readonly #calls: CallsInThread<SignedPost, PostOutcome>

  constructor(name: string, reach: OutboundReach, log: Pick<ServiceLog, 'error'>) {
    const program = new URL('./thread.ts', import.meta.url)
    this.#calls = new CallsInThread({ name, program, data: reach }, log)
  }

  post(post: SignedPost): Promise<PostOutcome> {
    return this.#calls.make(post)
  }

  close(): Promise<void> {
    return this.#calls.close()
  }
}
