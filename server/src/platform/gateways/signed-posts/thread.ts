/** A thread that signs, encrypts and sends, so that no request waits while thousands of posts are made. */
import { workerData } from 'node:worker_threads'
import { answerCalls } from '../calls-in-thread/answer-calls.ts'
import { createOutboundHttps, type OutboundReach } from '../outbound-https/outbound-https.ts'
import { DirectPosts, type PostOutcome, type SignedPost } from './signed-posts.ts'

answerCalls<SignedPost, PostOutcome>(log => {
  const posts = new DirectPosts(createOutboundHttps(workerData as OutboundReach), log)
  return { make: post => posts.post(post), close: () => posts.close() }
})
