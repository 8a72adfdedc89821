import 'server-only';
import { requestContext } from '../http/request-context';

/** Caches a read per request, like React's `cache`, which does not work in route handlers. */
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
