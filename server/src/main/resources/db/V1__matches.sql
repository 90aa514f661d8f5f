CREATE TABLE guests (
  id   VARCHAR(64) PRIMARY KEY,
  name VARCHAR(64) NOT NULL
);

CREATE TABLE matches (
  id          VARCHAR(32)   PRIMARY KEY,
  game        VARCHAR(32)   NOT NULL,
  options     VARCHAR(2000) NOT NULL,
  kind        VARCHAR(16)   NOT NULL,
  first_seat  VARCHAR(80)   NOT NULL,
  second_seat VARCHAR(80)   NOT NULL,
  created     BIGINT        NOT NULL
);

CREATE INDEX matches_first  ON matches (first_seat, created);
CREATE INDEX matches_second ON matches (second_seat, created);

-- Append-only: an entry is never changed, and two writers can't take the same place.
CREATE TABLE entries (
  match_id VARCHAR(32)   NOT NULL REFERENCES matches (id),
  place    INTEGER       NOT NULL,
  entry    VARCHAR(2000) NOT NULL,
  at       BIGINT        NOT NULL,
  PRIMARY KEY (match_id, place)
);
