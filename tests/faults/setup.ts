import { ensureBuild } from '../../scripts/build';
import { distDir } from './support';

/** Builds the site once, before several files run at the same time. */
export default () => ensureBuild({ distDir });
