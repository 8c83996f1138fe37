import { examineShare } from './examine-files';

examineShare();
