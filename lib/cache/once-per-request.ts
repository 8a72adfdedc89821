import 'server-only';
import { requestContext } from '../http/request-context';

/** Like React's `cache`, which remembers nothing in a route handler: what is read is read once for each request. */
export function oncePerRequest<T>(read: () => Promise<T>): () => Promise<T> {
  const answers = new WeakMap<object, Promise<T>>();
  return () => {
    const context = requestContext();
    if (!context) return read();
    const answer = answers.get(context) ?? read();
    answers.set(context, answer);
    return answer;
  };
}
