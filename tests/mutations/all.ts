import { databaseMutations } from './database.ts';
import { screenMutations } from './screens.ts';
import { serverMutations } from './server.ts';

export const MUTATIONS = [...databaseMutations, ...serverMutations, ...screenMutations];
