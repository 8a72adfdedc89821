import { homePrompts } from '@/lib/dashboard/start';
import { privateJson } from '../private-json';

export const GET = () => privateJson('The prompts of the home page could not be read', homePrompts, []);
