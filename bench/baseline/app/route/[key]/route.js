import { padding } from '../../padding';

/** A route handler that computes nothing. Its text is there twice, as in the pages. */
export async function GET(request, { params }) {
  const text = padding[(await params).key];
  return new Response(text + text, { headers: { 'Content-Type': 'text/plain; charset=utf-8', Vary: request.headers.get('accept') ?? '' } });
}
