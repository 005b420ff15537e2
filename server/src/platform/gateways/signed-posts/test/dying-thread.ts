/** A server process that has its thread make a post of nothing, which nobody foresaw. */
import { silentLog } from '../../../telemetry/log.ts'
import { PostsInThread } from '../in-thread.ts'

const posts = new PostsInThread('test', { allowPrivate: true }, silentLog)
void posts.post(null as never)
setInterval(() => {}, 60_000)
