-- Trial runs have a share for each network they are started from; forgotten when the run ends.
alter table runs add column network text;
create index runs_trial on runs (state, host) where plan = 'trial';
