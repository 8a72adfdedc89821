import { noSuchAddress, preflight } from '@/lib/api/api-route';

/** Every other address below /api/v1. */
export const GET = noSuchAddress;
export const POST = noSuchAddress;
export const PUT = noSuchAddress;
export const PATCH = noSuchAddress;
export const DELETE = noSuchAddress;
export const OPTIONS = preflight;
